// What is otherwise than before: what comes, what no longer happens, and whether all is the same.
"use strict";

window.atoll.apart = (() => {
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

  const told = ({ events }) => events.map(({ sentence }) => sentence).join("\n");

  /** What comes and what goes; `order` and `table` say whether these are still the same. */
  function apart(before, now) {
    if (!before.events.length) return { comes: [], goes: [], order: true, table: true };
    return {
      comes: without(now.events, before.events),
      goes: without(before.events, now.events),
      order: told(before) === told(now),
      table: before.end === null || before.end === now.end,
    };
  }

  return { apart, played };
})();
