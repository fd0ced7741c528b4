// What the engine says of a record, one way or two ways side by side.
"use strict";

window.atoll.told = (rules) => {
  const { el, ruleLink, steps } = window.atoll;
  const HERE = "Here they part: ";
  const FEW = 3; // of what is new so much is told in a sheet

  /** What a short link changes, and what is told of that alone where it was played before. */
  function changed(base, hash) {
    const changes = hash.split("~").slice(1).filter((one) => one && !one.startsWith("!"));
    const other = changes.length === 1 && base.others[changes[0].replace(/^r\./, "")];
    return { changes, other };
  }

  /** Whether it is known without an engine what follows. */
  function isKnown({ base }, hash) {
    if (!base) return false;
    const { changes, other } = changed(base, hash);
    return !changes.length || Boolean(other);
  }

  /** What is known before there is an engine: of the example, of one other answer, or by the link. */
  function before({ base, says }, hash) {
    if (!base) return [];
    const own = base.frames.flatMap(({ told }) => told);
    const { changes, other } = changed(base, hash);
    const played = (title, told) => el("section", { class: "way" }, el("h3", {}, title),
      el("ol", {}, told.map(([rule, cited, text]) =>
        el("li", {}, rule && ruleLink(rules, rule, cited), rule && " ", text))));
    if (!changes.length) return [played("What happened when this site was built", own)];
    if (other) {
      return [played(`By ${changes[0].slice(2)}, from where it differs, when this site was built`, other),
        played("The example itself", own)];
    }
    return [says && el("p", { class: "parting" }, el("strong", {}, "The link says: "), says,
      " “Run it” plays it by the rules."), played("The example itself, before it was changed", own)].filter(Boolean);
  }

  /** Everything, for the place where it is shown; what did not happen before is marked. */
  function whole(result, known) {
    const { against, differs } = result;
    if (!against) return [way(result, "What happened", null, "", known)];
    if (!differs) return [el("p", {}, "Both play the same, event by event."), way(result, "Both ways")];
    const [one, other] = [`First way${apart(result, against)}`, `Other way${apart(against, result)}`];
    return [parting(differs, one, other), way(result, one, differs, "here"),
      way(against, other, differs, "other")];
  }

  /** The answers of a way that the other one has not. */
  function apart({ answers }, { answers: others }) {
    const own = Object.keys(answers).filter((name) => answers[name] !== others[name]);
    return own.length ? `, ${own.map((name) => `${name}: ${answers[name]}`).join(", ")}` : "";
  }

  /** The first difference alone: on a phone the two ways lie far apart. */
  function parting({ here, other }, ...titles) {
    const told = (moment) => {
      if (!moment) return "nothing more happens";
      if (moment.sentence) return [ruleLink(rules, moment.rule, moment.cited), " ", moment.sentence];
      if (moment.reason) return stopped(moment);
      return `the game ends: ${moment.winners.join(" and ") || "nobody"} won`;
    };
    return el("dl", { class: "parting" }, [here, other].flatMap((moment, at) =>
      [el("dt", {}, titles[at]), el("dd", {}, told(moment))]));
  }

  /** The sentences of an answer of the engine, or of an example. */
  function sentences({ parts, frames }) {
    const found = parts?.flatMap(({ events }) => events.map(({ sentence }) => sentence));
    return new Set(found ?? frames?.flatMap(({ told }) => told.map(([, , text]) => text)));
  }

  /** What happens that did not happen before, where it is known what did. */
  function news({ parts }, before) {
    const happens = before.size ? parts.flatMap(({ events }) => events) : [];
    return happens.filter(({ sentence }) => !before.has(sentence));
  }

  /** The same for the place where one changes it. */
  function follows(result, before) {
    const { parts, problem } = result;
    const fresh = news(result, before);
    const more = fresh.length > FEW && el("li", {}, `and ${fresh.length - FEW} more`);
    const told = fresh.slice(0, FEW).map((event) => happened(event));
    const happens = fresh.length ? el("ul", {}, told, more) : el("p", {}, "The same happens as before.");
    return problem ? [fresh.length > 0 && happens, refused(problem, false)].filter(Boolean)
      : [happens, el("p", {}, next(parts.at(-1)))];
  }

  /** The same in one or two sentences, to be read aloud at each change. */
  function summary({ parts, problem, against, differs }, fresh) {
    const events = parts.reduce((sum, one) => sum + one.events.length, 0);
    const both = !against ? "" : differs ? " The two ways part." : " Both ways play the same.";
    const now = fresh.slice(0, FEW).map(({ sentence }) => sentence).join(" ");
    return `${now ? `Now: ${now}` : `${events} events.`} ${problem ? stopped(problem) : next(parts.at(-1))}${both}`;
  }

  function stopped({ cited, reason }) {
    return `${cited ? `Refused by ${cited}` : "This cannot be played"}: ${reason}`;
  }

  function next({ waiting, outcome }) {
    if (outcome) return `The game is over: ${outcome.winners.join(" and ") || "nobody"} won.`;
    if (!waiting.length) return "Nobody has anything to decide.";
    return `Next: ${waiting.map(({ seat }) => seat).join(", ")}.`;
  }

  function way({ parts, problem, picture }, title, differs, side, known = new Set()) {
    const marks = (at, event) =>
      Boolean(differs?.[side]) && differs.part === at && differs.event === event;
    return el("section", { class: "way" }, el("h3", {}, title),
      parts.map((one, at) => part(one, (event) => marks(at, event), known)),
      problem && refused(problem, marks(parts.length, null) || marks(parts.length - 1, null)),
      !problem && parts.length > 0 && decides(parts.at(-1)),
      picture && el("div", { class: "picture", "data-kept": "yes" }),
      parts.length > 0 && position(parts.at(-1).position));
  }

  function part({ seat, move, events, outcome }, marks, known) {
    const isNew = ({ sentence }) => known.size > 0 && !known.has(sentence);
    return el("div", { class: "part" },
      el("h4", {}, move ? `${seat}: ${move}` : "From the start"),
      events.length
        ? el("ol", {}, events.map((event, at) => happened(event, marks(at), isNew(event))))
        : el("p", {}, "Nothing happens before somebody decides."),
      outcome && ended(outcome, marks(null)));
  }

  function happened({ rule, cited, sentence }, marked = false, isNew = false) {
    return el("li", { class: marked ? "differs" : isNew && "new" }, marked && el("strong", {}, HERE),
      isNew && el("strong", {}, "Now: "), ruleLink(rules, rule, cited), " ", sentence);
  }

  function ended({ winners, rule, cited, scores }, marked) {
    const points = Object.entries(scores).map(([name, score]) => `${name} ${score}`).join(", ");
    return el("p", { class: marked && "differs" }, marked && el("strong", {}, HERE),
      `${winners.join(" and ") || "Nobody"} won: ${points} (`, ruleLink(rules, rule, cited), ").");
  }

  function refused({ line, rule, cited, reason }, marked) {
    const what = line > 1 ? `Move ${line - 1}` : "The start";
    return el("p", { class: marked ? "refused differs" : "refused" },
      marked && el("strong", {}, HERE),
      rule ? [`${what} is refused by `, ruleLink(rules, rule, cited)] : `${what} cannot be played`,
      `: ${reason}`);
  }

  function decides({ waiting, outcome }) {
    if (outcome) return null;
    if (!waiting.length) return el("p", {}, "Nobody has anything to decide.");
    return [el("h4", {}, "Who decides next"), el("ul", {}, waiting.map(({ seat, allowed, more }) =>
      el("li", {}, `${seat}: ${allowed.join(", ")}${more ? ` and ${more} more` : ""}.`)))];
  }

  function position(value) {
    return el("details", {}, el("summary", {}, "The table then, as a position"),
      el("pre", { tabindex: "0", role: "region", "aria-label": "The position" },
        JSON.stringify(value, null, 1)));
  }

  const easels = new WeakMap(); // of the places of pictures, which stay while all around them changes

  /** The tables in which the ways end, each in its place; what is as it was there is not drawn again. */
  function draw(shown, { picture, against }) {
    const drawn = [picture, against?.picture].filter(Boolean);
    shown.querySelectorAll("[data-kept]").forEach((place, at) => {
      if (!easels.has(place)) easels.set(place, steps.easel(place));
      easels.get(place)(drawn[at]);
    });
  }

  return { before, isKnown, whole, draw, sentences, news, follows, summary };
};
