// Decision tables: every case was computed when the site was built; here it is only looked up.
"use strict";

(() => {
  const { say, el, data, stepper, choice, isCut, oneOf, ruleLink } = window.atoll;
  const { rules, decisions } = data("decide-data");

  let way = null; // what was chosen once, where something was
  const shown = decisions.map(asked);
  window.Reader?.by?.then(() => window.By?.way()).then((found) => {
    if (!(way = found)) return;
    for (const again of shown) again();
  });

  /** Which of the other answers to rulings are played: all that these rulings are answered by. */
  function played(others) {
    const named = (by) => Object.fromEntries(by.split(",").map((one) => one.split("=")));
    const about = Object.assign({}, ...Object.keys(others).map(named));
    const apart = Object.keys(about).filter((ruling) => ruling in way.differ);
    return Object.keys(others).find((by) => {
      const answers = named(by);
      return Object.keys(answers).length === apart.length
        && apart.every((ruling) => answers[ruling] === way.differ[ruling]);
    });
  }

  function asked({ id, variants }) {
    const place = document.getElementById(`ask-${id}`);
    const answer = el("p", { class: "answer", role: "status" });
    const inputs = el("div", { class: "inputs" });
    let variant = variants.find(({ starts }) => starts.length) ?? variants[0];
    let chosen = variant.inputs.map(({ values }, at) => variant.starts[at] ?? values[0]);

    const names = variants.map(({ name }) => [name, name]);
    const which = variants.length > 1 && choice({
      id: `${id}-variant`, label: say("How many"), value: variant.name, options: names, change: vary,
    });
    place.replaceChildren(...[which, inputs, answer].filter(Boolean));
    place.hidden = false;
    show();
    return again;

    /** By what was chosen once: a ruling that one can set stands so, until one sets it. */
    function again() {
      chosen = variant.inputs.map(({ ruling, answers, values }, at) =>
        values[answers?.indexOf(way.plays(ruling))] ?? chosen[at]);
      show();
    }

    /** Another variant keeps what was chosen, as far as it has it too. */
    function vary(name) {
      variant = variants.find((one) => one.name === name);
      chosen = variant.inputs.map(({ values }, at) =>
        values.includes(chosen[at]) ? chosen[at] : values[0]);
      show();
    }

    function show() {
      inputs.replaceChildren(...variant.inputs.map(control));
      tell();
    }

    function control({ label, values, answers }, at) {
      const set = (value) => {
        chosen[at] = value;
        tell();
      };
      const shared = { id: `${id}-${at}`, label, value: chosen[at] };
      if (values.some((value, n) => value !== String(Number(values[0]) + n))) {
        const text = (value, n) => (answers ? value.replace(`${answers[n]}: `, "") : value);
        const options = values.map((value, n) => [value, text(value, n)]);
        const read = isCut(options) ? oneOf : choice;
        return read({ ...shared, options, change: set });
      }
      const [least, most] = [Number(values[0]), Number(values.at(-1))];
      return stepper({ ...shared, least, most, change: (n) => set(String(n ?? least)) });
    }

    /** The cases stand in the order of the inputs; the last input changes first. */
    function tell() {
      let at = 0;
      for (const [place, { label, values }] of variant.inputs.entries()) {
        const value = values.indexOf(chosen[place]);
        if (value < 0) {
          answer.replaceChildren(say("{label}: set {least} to {most}.", { label, least: values[0], most: values.at(-1) }));
          return;
        }
        at = at * values.length + value;
      }
      const [text, because, others = {}] = variant.words[variant.answers[at]];
      const links = variant.because[because].flatMap(([rule, cited]) => [" ", ruleLink(rules, rule, cited)]);
      const by = way && played(others);
      const what = by?.split(",").map(way.called).join(", ");
      const said = by ? [el("b", {}, say("By {what}:", { what })), " ", others[by]] : [text];
      answer.replaceChildren(...said, ...links);
    }
  }
})();
