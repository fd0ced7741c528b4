// What the engine says of a record, one way or two ways side by side.
"use strict";

/** Of the page: where `rules` lie, and what answers are called; `spoken` tells a move in its language. */
window.atoll.told = ({ rules, named = {} }, spoken) => {
  const { say, el, ruleLink, steps } = window.atoll;
  const FEW = 3; // of what is otherwise so much is told in a sheet
  const LAST = 2; // what a change comes to: who wins or takes, and what is to be decided then

  // What is otherwise than before

  /** What an answer of the engine, or an example, tells: all that happens, and how the table ends. */
  function played({ parts, frames }) {
    const shown = (frames ?? []).flatMap(({ told }) => told)
      .map(([rule, cited, sentence]) => ({ rule, cited, sentence }));
    const last = parts?.at(-1);
    const end = last ? JSON.stringify([last.position, last.outcome]) : null; // to the letter
    return { events: parts?.flatMap(({ events }) => events) ?? shown, end };
  }

  /** Those that are not among the others, each as often as it is missing there. */
  function without(some, others) {
    const left = new Map();
    for (const { sentence } of others) left.set(sentence, (left.get(sentence) ?? 0) + 1);
    return some.filter(({ sentence }) => {
      const number = left.get(sentence) ?? 0;
      left.set(sentence, number - 1);
      return number <= 0;
    });
  }

  /** What comes and what goes; `order` and `table` say whether these are still the same. */
  function compared(before, now) {
    const sentences = ({ events }) => events.map(({ sentence }) => sentence).join("\n");
    if (!before.events.length) return { comes: [], goes: [], order: true, table: true };
    return {
      comes: without(now.events, before.events),
      goes: without(before.events, now.events),
      order: sentences(before) === sentences(now),
      table: before.end === null || before.end === now.end,
    };
  }

  // Before there is an engine

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
    const listed = (title, told) => el("section", { class: "way" }, el("h3", {}, title),
      el("ol", {}, told.map(([rule, cited, text]) =>
        el("li", {}, rule && ruleLink(rules, rule, cited), rule && " ", text))));
    if (!changes.length) return [listed(say("What happened when this site was built"), own)];
    if (other) {
      const what = named[changes[0].slice(2)] ?? changes[0].slice(2);
      return [listed(say("By {what}, from where it differs, when this site was built", { what }), other),
        listed(say("The example itself"), own)];
    }
    return [says && el("p", { class: "parting" }, el("strong", {}, say("The link says:")), " ", says, " ",
      say("“Run it” plays it by the rules.")), listed(say("The example itself, before it was changed"), own)].filter(Boolean);
  }

  /** Everything, for the place where it is shown; what did not happen before is marked. */
  function whole(result, known) {
    const { against, differs } = result;
    if (!against) return [...impossible(result), way(result, say("What happened"), null, "", known)];
    if (!differs) return [...impossible(result), el("p", {}, say("Both play the same, event by event.")), way(result, say("Both ways"))];
    const [one, other] = [say("First way"), say("Other way")].map((way, at) =>
      `${way}${at ? apart(against, result) : apart(result, against)}`);
    return [...impossible(result), parting(differs, one, other), way(result, one, differs, "here"),
      way(against, other, differs, "other")];
  }

  /** That no game comes to the table any more, as it was changed. */
  function impossible({ impossible: why }) {
    return why ? [el("p", { class: "assumed" }, say("This table cannot come about:"), " ",
      ruleLink(rules, why.rule, why.cited), " ", why.reason)] : [];
  }

  /** The answers of a way that the other one has not. */
  function apart({ answers }, { answers: others }) {
    const own = Object.keys(answers).filter((name) => answers[name] !== others[name]);
    return own.length ? `, ${own.map((name) => named[`${name}=${answers[name]}`] ?? `${name}: ${answers[name]}`).join(", ")}` : "";
  }

  /** The first difference alone: on a phone the two ways lie far apart. */
  function parting({ here, other }, ...titles) {
    const told = (moment) => {
      if (!moment) return say("nothing more happens");
      if (moment.sentence) return [ruleLink(rules, moment.rule, moment.cited), " ", moment.sentence];
      if (moment.reason) return stopped(moment);
      return won(moment);
    };
    return el("dl", { class: "parting" }, [here, other].flatMap((moment, at) =>
      [el("dt", {}, titles[at]), el("dd", {}, told(moment))]));
  }

  /** What is otherwise than before; what was refused ends too early to say what no longer happens. */
  function changes(result, before) {
    const found = compared(before, played(result));
    return result.problem ? { ...found, goes: [] } : found;
  }

  /** The same for the place where one changes it: what it comes to first. */
  function follows(result, found) {
    const { parts, problem } = result;
    const { comes, goes } = found;
    const ends = comes.slice(-LAST).map((event) => el("li", { class: "ends" }, linked(event)));
    const told = comes.slice(0, -LAST).map((event) => el("li", {}, linked(event)));
    const [lost, ...others] = goes.map((event) => gone(event));
    const lines = [...ends, lost, ...told, ...others].filter(Boolean);
    const more = lines.length - FEW;
    const happens = lines.length ? el("ul", {}, lines.slice(0, FEW), more > 0 &&
      el("li", {}, el("a", { href: "#result" }, say("and {number} more", { number: more }))))
      : el("p", {}, alike(found));
    return problem ? [refused(problem, false), comes.length > 0 && happens].filter(Boolean)
      : [happens, el("p", {}, next(parts.at(-1))), ...impossible(result)];
  }

  /** Where every sentence is as before: whether all is. */
  function alike({ order, table }) {
    if (!table) return say("The same happens as before; the table ends otherwise.");
    return say(order ? "The same happens as before." : "The same happens as before, in another order.");
  }

  /** The same in one or two sentences, to be read aloud at each change: of it a phone has room for no more. */
  function summary(result, found) {
    const { parts, problem, against, differs } = result;
    const events = parts.reduce((sum, one) => sum + one.events.length, 0);
    const both = against ? ` ${say(differs ? "The two ways part." : "Both ways play the same.")}` : "";
    const told = brief(found);
    return `${told || say("{number} events.", { number: events })} ${problem ? stopped(problem) : next(parts.at(-1))}${both}`;
  }

  /** What a change comes to; where nothing comes, what no longer happens. */
  function brief({ comes, goes }) {
    return comes.length ? aloud(say("Now:"), comes.slice(-LAST)) : goes.length ? aloud(say("No longer:"), goes.slice(0, LAST)) : "";
  }

  function aloud(title, events) {
    return `${title} ${events.map(({ sentence }) => sentence).join(" ")}`;
  }

  /** The first thing that is otherwise, for a link to say. */
  function gist(result, before) {
    const { comes, goes } = changes(result, before);
    return comes[0]?.sentence ?? brief({ comes, goes: goes.slice(0, 1) });
  }

  function stopped({ cited, reason }) {
    return `${say(cited ? "Refused by {cited}:" : "This cannot be played:", { cited })} ${reason}`;
  }

  function next({ waiting, outcome }) {
    if (outcome) return say("The game is over: {who} won.", { who: winners(outcome) });
    if (!waiting.length) return say("Nobody has anything to decide.");
    return say("Next to decide: {who}.", { who: waiting.map(({ seat }) => seat).join(", ") });
  }

  const winners = ({ winners: all }) => all.join(` ${say("and")} `) || say("nobody");
  const won = (outcome) => say("the game ends: {who} won", { who: winners(outcome) });

  function way(result, title, differs, side, known = played({})) {
    const { parts, problem, picture } = result;
    const { comes, goes } = changes(result, known);
    const fresh = new Set(comes);
    const marks = (at, event) =>
      Boolean(differs?.[side]) && differs.part === at && differs.event === event;
    return el("section", { class: "way" }, el("h3", {}, title),
      goes.length > 0 && el("ul", { class: "new" }, goes.map((event) => gone(event))),
      parts.map((one, at) => part(one, (event) => marks(at, event), fresh)),
      problem && refused(problem, marks(parts.length, null) || marks(parts.length - 1, null)),
      !problem && parts.length > 0 && decides(parts.at(-1)),
      picture && el("div", { class: "picture", "data-kept": "yes" }),
      parts.length > 0 && position(parts.at(-1).position));
  }

  function part({ seat, move, events, outcome }, marks, fresh) {
    return el("div", { class: "part" },
      el("h4", {}, move ? `${seat}: ${spoken(move)}` : say("From the start")),
      events.length
        ? el("ol", {}, events.map((event, at) => happened(event, marks(at), fresh.has(event))))
        : el("p", {}, say("Nothing happens before somebody decides.")),
      outcome && ended(outcome, marks(null)));
  }

  function happened(event, marked, isNew) {
    return el("li", { class: marked ? "differs" : isNew && "new" }, marked && here(),
      isNew && el("strong", {}, say("Now:"), " "), linked(event));
  }

  const gone = (event) => el("li", {}, el("strong", {}, say("No longer:"), " "), linked(event));
  const linked = ({ rule, cited, sentence }) => [rule && ruleLink(rules, rule, cited), rule && " ", sentence];

  const here = () => el("strong", {}, say("Here they part:"), " ");

  function ended(outcome, marked) {
    const { rule, cited, scores } = outcome;
    const points = Object.entries(scores).map(([name, score]) => `${name} ${score}`).join(", ");
    return el("p", { class: marked && "differs" }, marked && here(),
      say("The game is over: {who} won.", { who: winners(outcome) }), ` ${points} (`,
      ruleLink(rules, rule, cited), ").");
  }

  function refused({ line, rule, cited, reason }, marked) {
    const what = line > 1 ? say("Move {number}", { number: line - 1 }) : say("The start");
    return el("p", { class: marked ? "refused differs" : "refused" }, marked && here(),
      rule ? [say("{what} is refused by", { what }), " ", ruleLink(rules, rule, cited), ": "]
        : `${say("{what} cannot be played:", { what })} `, reason);
  }

  function decides({ waiting, outcome }) {
    if (outcome) return null;
    if (!waiting.length) return el("p", {}, say("Nobody has anything to decide."));
    return [el("h4", {}, say("Who decides next")), el("ul", {}, waiting.map(({ seat, allowed, more }) =>
      el("li", {}, `${seat}: ${allowed.map(spoken).join(", ")}${more ? ` ${say("and {number} more", { number: more })}` : ""}.`)))];
  }

  function position(value) {
    return el("details", {}, el("summary", {}, say("The table then, as a position")),
      el("pre", { tabindex: "0", role: "region", "aria-label": say("The position"), lang: "en" },
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

  return { before, changes, isKnown, whole, draw, played, gist, follows, summary };
};
