// What the engine says of a record, one way or two ways side by side.
"use strict";

window.atoll.told = (rules) => {
  const { el, ruleLink } = window.atoll;
  const HERE = "Here they part: ";

  /** What is known before there is an engine: of the example, of one other answer, or by the link. */
  function before({ base, says }, hash) {
    if (!base) return [];
    const own = base.frames.flatMap(({ told }) => told);
    const changes = hash.split("~").slice(1).filter((one) => one && !one.startsWith("!"));
    const played = (title, told) => el("section", { class: "way" }, el("h3", {}, title),
      el("ol", {}, told.map(([rule, cited, text]) =>
        el("li", {}, rule && ruleLink(rules, rule, cited), rule && " ", text))));
    if (!changes.length) return [played("What happened when this site was built", own)];
    const other = changes.length === 1 && base.others[changes[0].replace(/^r\./, "")];
    if (other) {
      return [played(`By ${changes[0].slice(2)}, from where it differs, when this site was built`, other),
        played("The example itself", own)];
    }
    return [says && el("p", { class: "parting" }, el("strong", {}, "The link says: "), says,
      " “Run it” plays it by the rules."), played("The example itself, before it was changed", own)].filter(Boolean);
  }

  /** Everything, for the place where it is shown. */
  function whole(result) {
    const { against, differs } = result;
    if (!against) return [way(result, "What happened")];
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

  /** The same in one or two sentences, to be read aloud at each change. */
  function summary({ parts, problem, against, differs }) {
    const events = parts.reduce((sum, one) => sum + one.events.length, 0);
    const both = !against ? "" : differs ? " The two ways part." : " Both ways play the same.";
    return `${events} events. ${problem ? stopped(problem) : next(parts.at(-1))}${both}`;
  }

  function stopped({ cited, reason }) {
    return `${cited ? `Refused by ${cited}` : "This cannot be played"}: ${reason}`;
  }

  function next({ waiting, outcome }) {
    if (outcome) return `The game is over: ${outcome.winners.join(" and ") || "nobody"} won.`;
    if (!waiting.length) return "Nobody has anything to decide.";
    return `Next: ${waiting.map(({ seat }) => seat).join(", ")}.`;
  }

  function way({ parts, problem, picture }, title, differs, side) {
    const marks = (at, event) =>
      Boolean(differs?.[side]) && differs.part === at && differs.event === event;
    return el("section", { class: "way" }, el("h3", {}, title),
      parts.map((one, at) => part(one, (event) => marks(at, event))),
      problem && refused(problem, marks(parts.length, null) || marks(parts.length - 1, null)),
      !problem && parts.length > 0 && decides(parts.at(-1)),
      picture && drawn(picture),
      parts.length > 0 && position(parts.at(-1).position));
  }

  function part({ seat, move, events, outcome }, marks) {
    return el("div", { class: "part" },
      el("h4", {}, move ? `${seat}: ${move}` : "From the start"),
      events.length
        ? el("ol", {}, events.map((event, at) => happened(event, marks(at))))
        : el("p", {}, "Nothing happens before somebody decides."),
      outcome && ended(outcome, marks(null)));
  }

  function happened({ rule, cited, sentence }, marked) {
    return el("li", { class: marked && "differs" },
      marked && el("strong", {}, HERE), ruleLink(rules, rule, cited), " ", sentence);
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

  /** The engine's own picture; names in it come from the link, so nothing in it may run or load. */
  function drawn(text) {
    const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (svg.nodeName !== "svg") return null;
    svg.querySelectorAll("script, foreignObject, a, image, use[href^='http']").forEach((one) => one.remove());
    for (const one of [svg, ...svg.querySelectorAll("*")]) {
      for (const { name } of [...one.attributes]) if (/^on/i.test(name)) one.removeAttribute(name);
    }
    return el("div", { class: "picture" }, document.importNode(svg, true));
  }

  return { before, whole, summary };
};
