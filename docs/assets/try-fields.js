// The form of a position: a control for each kind of field that engine/atoll/site/form.py knows.
"use strict";

/** `table` tells seats, what the engine last found and what stands for nothing; it hears of changes. */
window.atoll.fields = (table) => {
  const { say, el, stepper, choice, line, lines, tick, button, box } = window.atoll;
  const MANY = ["each", "group", "list", "some", "named", "json"]; // made of more than one control
  const { none = say("left out") } = table;
  const FEW = 12; // of a longer list nobody wants a control for each entry

  function words(name) {
    const text = say(name.replaceAll("_", " "));
    return text[0].toUpperCase() + text.slice(1);
  }

  /** One of several, by what all of them are called: `Goal 1` of `Goals`. */
  function nth(label, place) {
    const [, above, all] = /^(.*: )?(.*)$/.exec(label);
    const one = say(all);
    return `${above ?? ""}${one === all ? all.replace(/s$/, "") : one} ${place + 1}`;
  }

  /** The controls of a field, whose value stands in `at` under `key`. */
  function controls(field, at, key, id, label) {
    return KINDS[field.kind](field, at, key, id, label);
  }

  /** The same, behind a tick where it may be left out and is made of several controls. */
  function given(field, at, key, id, label) {
    if (!MANY.includes(field.kind)) return controls(field, at, key, id, label);
    if (field.needed) {
      at[key] ??= blank(field);
      return controls(field, at, key, id, label);
    }
    const box = tick({ id: `${id}-given`, label: say("given here"), about: `${say("given here")}: ${label}`,
      checked: at[key] !== undefined,
      change: (on) => {
        if (on) at[key] = structuredClone(table.found(key)) ?? blank(field);
        else delete at[key];
        table.redraw();
      } });
    return at[key] === undefined ? [box] : [box, ...controls(field, at, key, id, label)];
  }

  function blank(field) {
    if (field.kind === "list") return Array.from({ length: field.least }, () => blank(field.of));
    if (field.kind === "group") {
      const needed = field.fields.filter((one) => one.needed);
      return Object.fromEntries(needed.map((one) => [one.name, blank(one)]));
    }
    if (field.kind === "choice") return field.values[0];
    if (field.kind === "seat") return table.seats()[0];
    const nothing = { each: {}, named: {}, seats: [], some: [], json: {} };
    return nothing[field.kind] ?? (field.kind === "number" ? field.least ?? 0 : "");
  }

  function put(at, key, value) {
    if (value === null || value === "") delete at[key];
    else at[key] = value;
    table.changed();
  }

  const KINDS = {
    number: ({ least, most }, at, key, id, label) => [stepper({
      id, label: label.split(": ").at(-1), about: label, value: at[key], least, most,
      change: (number) => put(at, key, number),
    })],

    choice: (field, at, key, id, label) => [choice({
      id, label, value: at[key] ?? "", change: (value) => put(at, key, value),
      options: [...(field.needed ? [] : [["", none]]), ...field.values.map((one) => [one, say(one)])],
    })],

    seat: (field, at, key, id, label) =>
      KINDS.choice({ ...field, values: table.seats() }, at, key, id, label),

    seats: (_, at, key, id, label) => [box(label, el("div", { class: "grid" },
      table.seats().map((name, place) => tick({
        id: `${id}-${place}`, label: name, checked: at[key]?.includes(name),
        change: (on) => {
          const rest = (at[key] ?? []).filter((other) => other !== name);
          const now = on ? [...rest, name] : rest;
          put(at, key, now.length ? now : null);
        },
      }))))],

    text: ({ examples }, at, key, id, label) => [line(id, label, { value: at[key],
      placeholder: examples[0], oninput: ({ target }) => put(at, key, target.value) })],

    json: (_, at, key, id, label) => [lines(id, say("{part}, as JSON", { part: label }), {
      value: JSON.stringify(at[key]),
      oninput: ({ target }) => {
        try {
          put(at, key, JSON.parse(target.value));
          target.removeAttribute("aria-invalid");
        } catch {
          target.setAttribute("aria-invalid", "true");
        }
      },
    })],

    group: ({ fields }, at, key, id, label) => [el("div", { class: "grid" }, fields.map((one) =>
      given(one, at[key], one.name, `${id}-${one.name}`, `${label}: ${words(one.name)}`)))],

    list: (field, at, key, id, label) => {
      if (field.of.kind === "choice" && at[key].length > FEW) return [packed(field, at, key, id, label)];
      const { of, least, most } = field;
      const rows = at[key].map((_, place) => entry(of, at[key], place, `${id}-${place}`,
        nth(label, place)));
      const shape = (change) => () => {
        change(at[key]);
        table.redraw();
      };
      return [el("div", { class: MANY.includes(of.kind) ? "rows" : "grid" }, rows),
        el("div", { class: "row" },
          at[key].length < (most ?? Infinity) && button(`${id}-more`, say("One more"),
            shape((list) => list.push(blank(of))), `${say("One more")}: ${label}`),
          at[key].length > least && button(`${id}-less`, say("Remove the last"),
            shape((list) => list.pop()), `${say("Remove the last")}: ${label}`))];
    },

    some: ({ of }, at, key, id, label) => [lines(id, label, { value: at[key].join(", "),
      placeholder: (of.values ?? of.examples).join(", "),
      oninput: ({ target }) => {
        at[key] = target.value.split(/[\s,]+/).filter(Boolean);
        table.changed();
      } })],

    named: ({ of, names }, at, key, id, label) => {
      const entries = () => Object.entries(at[key]);
      const put = (pairs) => {
        at[key] = Object.fromEntries(pairs);
        table.redraw();
      };
      const rename = (place) => (fresh) =>
        put(fresh in at[key] ? entries() : entries().map(([name, one], n) => [n === place ? fresh : name, one]));
      const row = ([name], place) => {
        const about = `${label}, ${name || place + 1}`;
        return box(about, called(names, `${id}-${place}-name`, about, name, rename(place)),
          controls({ ...of, needed: true }, at[key], name, `${id}-${place}`, about),
          button(`${id}-${place}-less`, say("Remove"),
            () => put(entries().filter((_, n) => n !== place)), say("Remove {what}", { what: about })));
      };
      const free = (names.values ?? [""]).find((name) => !(name in at[key]));
      return [el("div", { class: "rows" }, entries().map(row)), free !== undefined &&
        button(`${id}-more`, say("One more"), () => put([...entries(), [free, blank(of)]]),
          `${say("One more")}: ${label}`)];
    },

    each: ({ of }, at, key, id, label) => {
      const one = (name, place) =>
        given({ ...of, needed: false }, at[key], name, `${id}-${place}`, ofSeat(label, name));
      if (!MANY.includes(of.kind)) return [el("div", { class: "grid" }, table.seats().map(one))];
      return table.seats().map((name, place) => box(ofSeat(label, name), one(name, place)));
    },
  };

  const ofSeat = (part, seat) => say("{part} of {seat}", { part, seat });

  /** A long list of words in one field, as a pack of cards: equal ones beside each other together. */
  function packed({ of, least, most }, at, key, id, label) {
    return lines(id, say("{part}, in their order", { part: label }), { value: brief(at[key]),
      placeholder: `2 ${of.values[0]}, ${of.values[1]}`,
      oninput: ({ target }) => {
        const found = unpacked(target.value, of.values);
        const fits = found && found.length >= least && found.length <= (most ?? Infinity);
        target.setAttribute("aria-invalid", String(!fits));
        if (fits) put(at, key, found);
      } });
  }

  /** The words of such a field; null where one of them is none of these. */
  function unpacked(text, values) {
    const words = text.split(",").map((one) => one.trim()).filter((one) => one && one !== "none");
    const runs = words.map((one) => /^(?:(\d{1,3}) )?(.*)$/.exec(one));
    if (runs.some(([, , word]) => !values.includes(word))) return null;
    return runs.flatMap(([, number, word]) => Array(Number(number ?? 1)).fill(word));
  }

  /** The name of something: one of a few, or written. */
  function called({ values, examples }, id, about, name, rename) {
    if (values) {
      const options = values.map((one) => [one, one]);
      return choice({ id, label: say("Name"), value: name, options, change: rename });
    }
    return line(id, say("Name"), { value: name, placeholder: examples[0], "aria-label": `${say("Name")}: ${about}`,
      onchange: ({ target }) => rename(target.value.trim()) });
  }

  function entry(of, at, key, id, label) {
    const inside = controls({ ...of, needed: true }, at, key, id, label);
    return MANY.includes(of.kind) ? box(label, inside) : inside;
  }

  /** Texts, those of equal words beside each other together: `3 prince, artist`. */
  function runs(texts, values) {
    if (values.some((one) => typeof one !== "string")) return texts;
    const starts = texts.map((_, at) => at).filter((at) => at === 0 || texts[at] !== texts[at - 1]);
    const many = starts.map((at, n) => (starts[n + 1] ?? texts.length) - at);
    return starts.map((at, n) => (many[n] > 1 ? `${many[n]} ${texts[at]}` : texts[at]));
  }

  /** A value in a few words. */
  function brief(value) {
    if (value === undefined) return say("left out");
    if (Array.isArray(value)) return runs(value.map(brief), value).join(", ") || say("none");
    if (value === null || typeof value !== "object") return say(String(value));
    const told = Object.entries(value).filter(([, one]) => one !== 0);
    const each = ([key, one]) => {
      if (typeof one === "object") return `${key}: ${brief(one)}`;
      return typeof one === "number" ? `${one} ${say(key)}` : `${key} ${say(String(one))}`;
    };
    const deep = told.some(([, one]) => typeof one === "object");
    return told.map(each).join(deep ? "; " : ", ") || say("none");
  }

  return { given, controls, blank, brief, words, nth, isMany: (field) => MANY.includes(field.kind) };
};
