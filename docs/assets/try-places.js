// What lies at a spot of a picture, by the form: the controls for just that place, and its words.
"use strict";

/**
 * `it` holds the page's data, the state, and the table as it is `laid`, where the state leaves it to
 * the rules. `changed` hears that a value is another, `reshaped` that the controls have to be.
 */
window.atoll.places = (it, { changed, reshaped }) => {
  const { say: tell, el, tick, box } = window.atoll;
  const { page } = it;
  let open = null; // the spot whose controls are there, its parts, and the table as they show it

  const { controls: made, blank, brief, words, nth, isMany } = window.atoll.fields({
    none: tell("none"),
    seats: () => it.state.start.seats,
    found: () => undefined,
    changed: () => kept(changed),
    redraw: () => kept(reshaped),
  });

  /** The parts that a spot speaks of, as the form has them. */
  function fieldsOf({ parts }) {
    if (!parts) return page.parts.filter(({ own }) => own);
    return parts.split(" ").map((name) => page.parts.find((field) => field.name === name)).filter(Boolean);
  }

  /** The position as it lies: what the state leaves out is as the rules have laid it. */
  function lying() {
    const found = { ...it.laid };
    for (const [name, value] of Object.entries(it.state.start.position ?? {})) {
      const field = page.parts.find((one) => one.name === name);
      found[name] = field?.kind === "each" && found[name] ? { ...found[name], ...value } : value;
    }
    return structuredClone(found);
  }

  // From a part to what of it lies at a spot

  /** What a field has for a player, and there: its value, and what makes its controls. */
  function inside(field, at, key, { seat, at: there }, label) {
    const { nothing } = field; // what it is called where it is not there
    if (field.kind === "each" && seat) {
      at[key] ??= {};
      return inside({ ...field.of, needed: false, nothing }, at[key], seat, { at: there }, label);
    }
    if (field.kind === "seats" && seat) return member(at, key, seat, `${label}: ${seat}`);
    if (there === undefined) return leaf(field, at, key, label);
    return (AT[field.kind] ?? leaf)(field, at, key, label, there, seat);
  }

  const AT = {
    named: (field, at, key, label, name, seat) => {
      at[key] ??= {};
      if (seat && field.of.kind === "seat") return only(at[key], name, seat, `${label}: ${seat}`);
      return leaf({ ...field.of, needed: false, nothing: tell("none") }, at[key], name, label);
    },
    list: (field, at, key, label, place) => at[key]?.[place] !== undefined &&
      leaf({ ...field.of, needed: true }, at[key], place, nth(label, place)),
    some: (_, at, key, label, name) => member(at, key, name, `${label}: ${name}`),
    choice: (_, at, key, label, name) => only(at, key, name, `${label}: ${name}`),
    text: (_, at, key, label, name) => only(at, key, name, `${label}: ${name}`),
  };

  function leaf(field, at, key, label) {
    return { value: at[key], controls: (id, alone) => {
      if (!isMany(field)) return made(field, at, key, id, label);
      const there = at[key] !== undefined;
      const inner = [there && made(field, at, key, id, label),
        (!there || field.nothing) && absent(field, at, key, id, label)];
      return [alone ? el("div", { role: "group", "aria-label": label }, inner) : box(label, ...inner)];
    } };
  }

  /** A tick by which what is made of several controls is not there. */
  function absent(field, at, key, id, label) {
    const word = tell(field.nothing || "as the rules have it");
    return tick({ id: `${id}-none`, label: word, about: `${word}: ${label}`, checked: at[key] === undefined,
      change: (on) => {
        put(at, key, on ? undefined : blank(field));
        kept(reshaped);
      } });
  }

  /** Whether a name is among those of a part. */
  function member(at, key, name, label) {
    const there = at[key] ?? [];
    return yes(label, there.includes(name), (on) => {
      at[key] = on ? [...there, name] : there.filter((other) => other !== name);
    });
  }

  /** Whether a value is this very name. */
  function only(at, key, name, label) {
    return yes(label, at[key] === name, (on) => put(at, key, on ? name : undefined));
  }

  function yes(label, value, put) {
    return { value: value || undefined, controls: (id) => [tick({ id, label, checked: value,
      change: (on) => {
        put(on);
        kept(reshaped);
      } })] };
  }

  // What a spot is called

  const lower = (text) => (page.named ? text : text[0].toLowerCase() + text.slice(1)); // but in German

  function title({ parts, seat, at }) {
    const labels = fieldsOf({ parts }).map(({ label }) => tell(label));
    if (seat && !parts) return seat;
    if (seat && at !== undefined) return tell("{seat} at {place}", { seat, place: at });
    if (seat) return tell("{seat}'s {parts}", { seat, parts: labels.join(", ") });
    if (Number.isInteger(at)) return nth(words(fieldsOf({ parts })[0].label), at);
    return at ?? words(labels.join(", "));
  }

  /** What lies at a spot, in words: `Ana's offer: 2 green`. */
  function told(spot, position = lying()) {
    const { parts, seat } = spot;
    if (seat && !parts) return tell("all that {seat} has", { seat });
    const found = fieldsOf(spot).map((field) =>
      [field, inside(field, position, field.name, spot, field.label)]).filter(([, one]) => one);
    const named = seat || typeof spot.at === "string" ? title(spot) : lower(title(spot));
    if (found.length === 1) return `${named}: ${say(found[0][1].value, found[0][0])}`;
    const there = found.filter(([, { value }]) => value != null && brief(value) !== tell("none"))
      .map(([{ label }, { value }]) => (value === true ? tell(label) : `${tell(label)} ${brief(value)}`));
    return `${named}: ${there.join("; ") || tell("nothing")}`;
  }

  /** A value in words; of one that is left out what it is then, as far as the form knows. */
  function say(value, field) {
    if (value != null) return value === true ? tell("yes") : brief(value);
    if (field.nothing) return tell(field.nothing);
    if (field.kind === "seats") return tell("no");
    const { kind, least } = field.kind === "each" ? field.of : field;
    return kind === "number" && least === 0 ? "0" : tell("none");
  }

  // The spot that is open

  /** The controls of a spot; what is changed in them is changed in the state. */
  function controls(spot, id) {
    const now = lying();
    const fields = fieldsOf(spot);
    open = { id, spot, fields, now };
    return fields.flatMap((field, n) => {
      const found = inside(field, now, field.name, spot, words(field.label));
      return found ? found.controls(`${id}-${n}`, fields.length === 1) : [];
    });
  }

  /** What lies at a spot, to see whether its controls still show it. */
  function value(spot) {
    const position = lying();
    return JSON.stringify(fieldsOf(spot).map(({ name }) => position[name]));
  }

  /** Take over each part that is not as it was: of one that each player has, the player's alone. */
  function kept(heard) {
    const was = lying();
    for (const { kind, name } of open.fields) {
      const share = kind === "each" && open.spot.seat;
      const [before, after] = [was, open.now].map((one) => (share ? one[name]?.[share] : one[name]) ?? {});
      if (!same(before, after)) for (const lies of [it.state.start.position, it.laid]) {
        if (share) put(lies[name] ??= {}, share, open.now[name][share]);
        else put(lies, name, open.now[name]);
      }
    }
    heard();
  }

  // What lies beside a pile

  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  let last = null; // the table as it was before a change, of which players, and what their piles lack

  function note(lacks = last.lacks) {
    last = { seats: [...it.state.start.seats], lies: lying(), lacks };
  }

  /**
   * What may lie beside a pile that each has always is taken from there, an offer from the hand; what
   * is more than lay there, which it lacks, does not come back to it.
   */
  function follow() {
    const { seats, position } = it.state.start;
    const now = lying();
    const beside = ({ kind, nothing, of }) => kind === "each" && nothing && of.kind === "group";
    for (const part of position && same(seats, last.seats) ? page.parts.filter(beside) : []) {
      const pile = page.parts.find((one) => one.own && !one.nothing && same(one.of, part.of));
      for (const [place, seat] of seats.entries()) for (const { name } of part.of.fields) {
        const [before, after] = [last.lies, now].map((one) => one[part.name]?.[seat]?.[name] ?? 0);
        if (before === after || !now[pile?.name]?.[seat]) continue;
        const lacks = last.lacks[seat] ??= {};
        const left = (now[pile.name][seat][name] || -(lacks[name] ?? 0)) + before - after;
        lacks[name] = Math.max(-left, 0);
        for (const lies of [now, position, it.laid, ...(open ? [open.now] : [])])
          ((lies[pile.name] ??= {})[seat] ??= structuredClone(now[pile.name][seat]))[name] = left + lacks[name];
        for (const id of [`part-${pile.name}-${place}`, open && `${open.id}-${open.fields.indexOf(pile)}`])
          Object.assign(document.getElementById(`${id}-${name}`) ?? {}, { value: left + lacks[name] });
      }
    }
    note();
  }

  function put(at, key, value) {
    if (value === undefined) delete at[key];
    else at[key] = structuredClone(value);
  }

  return { controls, lying, title, told, value, note, follow };
};
