/* Ranking: which page of the book answers words. It does what engine/atoll/book/ranking.py does, on
   what that module knows, in ASKED; the names of both are the same. */

(() => {
  "use strict";

  const SHORTEST = 3;
  const ENDINGS = ["ing", "est", "es", "en", "er", "em", "e", "s", "n", "t"];
  const union = (sets) => new Set(sets.flatMap((one) => [...one]));
  const within = (part, text) => [...part].every((word) => text.has(word));
  const total = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

  // Words as they are heard

  const plain = (text) =>
    text
      .toLowerCase()
      .replaceAll("ß", "ss")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replaceAll("n't", "nt")
      .replace(/([aou])e/g, "$1")
      .match(/\p{L}+|[0-9]+/gu) ?? [];

  const stem = (word) => {
    const ending = ENDINGS.find((one) => word.endsWith(one)) ?? "";
    const kept = word.length - ending.length >= SHORTEST ? word.slice(0, word.length - ending.length) : word;
    return kept.length > SHORTEST && kept.at(-1) === kept.at(-2) ? kept.slice(0, -1) : kept;
  };

  const hear = (every, small) => ({
    tells: new Set(every.filter((one) => !(one in small)).map(stem)),
    small: new Set(every.map((one) => small[one]).filter(Boolean)),
  });

  const names = (every, small) => {
    const heard = every.map((one) => [...hear(plain(one), small).tells].sort());
    const told = new Map(heard.filter((one) => one.length).map((one) => [one.join(" "), new Set(one)]));
    return [...told.values()];
  };

  const alike = (one, other) => one.size === other.size && within(one, other);

  // A word that nobody has written

  const slips = (one, other) => {
    let [earlier, before, row] = [[], [], [...Array(other.length + 1).keys()]];
    for (let place = 1; place <= one.length; place++) {
      [earlier, before, row] = [before, row, [place]];
      for (let at = 1; at <= other.length; at++) {
        const wrong = one[place - 1] !== other[at - 1];
        let cheapest = Math.min(before[at] + 1, row.at(-1) + 1, before[at - 1] + wrong);
        const turned = place > 1 && at > 1 && one[place - 1] === other[at - 2] && one[place - 2] === other[at - 1];
        if (turned) cheapest = Math.min(cheapest, earlier[at - 2] + 1);
        row.push(cheapest);
      }
    }
    return row.at(-1);
  };

  const corrected = (word, known) => {
    if (known.has(word) || word.length < 4 || /^[0-9]/.test(word)) return word;
    const most = word.length >= 8 ? 2 : 1;
    const near = [...known.keys()].filter(
      (one) => one[0] === word[0] && one.length >= 4 && Math.abs(one.length - word.length) <= most,
    );
    const found = near.map((one) => [slips(word, one), -known.get(one), one]).filter(([far]) => far <= most);
    const first = (one, other) => one[0] - other[0] || one[1] - other[1] || (one[2] < other[2] ? -1 : 1);
    return found.sort(first)[0]?.[2] ?? word;
  };

  // The pages

  const index = ({ entries, terms, small, same, weights }) => {
    const read = entries.map((told) => {
      const entry = { ...told, game: told.name.match(/^[a-z]+/)[0] };
      const asks = entry.asks.map((text) => hear(plain(text), small));
      const says = hear(plain(entry.says), small).tells;
      return { entry, asks, says, words: union([says, ...asks.map(({ tells }) => tells)]) };
    });
    const known = new Map();
    const told = entries.flatMap(({ asks, says }) => [...asks, says]);
    const said = [...Object.values(terms), same].flat(2);
    const every = [...[...told, ...said].flatMap(plain), ...Object.keys(small)];
    for (const word of every) known.set(word, (known.get(word) ?? 0) + 1);
    const called = Object.fromEntries(
      Object.entries(terms).map(([game, of]) => [game, [...of, ...same].map((one) => names(one, small))]),
    );
    return { read, known, called, small, weights, words: [...union(read.map(({ words }) => words))].sort() };
  };

  /** The pages about some games that hold any of the words, the best first. */
  const rank = (text, { read, known, called, small, weights: w, words }, games) => {
    const told = plain(text).map((word) => corrected(word, known));
    const heard = hear(told, small);

    const nearness = (word, other) => {
      if (word === other) return 1;
      const [short, long] = word.length <= other.length ? [word, other] : [other, word];
      if (short.length >= w.long && long.startsWith(short)) return w.begins;
      return short.length >= w.longer && long.endsWith(short) ? w.ends : 0;
    };
    const namesOf = (word, things) => {
      const named = things.filter((one) => one.some((name) => name.has(word) && within(name, heard.tells)));
      const every = named.flat();
      return {
        words: union(every.filter(({ size }) => size === 1)),
        several: every.filter(({ size }) => size > 1),
      };
    };
    const sought = [...heard.tells].map((word) => ({
      near: new Map(words.map((one) => [one, nearness(word, one)]).filter(([, close]) => close)),
      called: Object.fromEntries(games.map((game) => [game, namesOf(word, called[game])])),
    }));

    const holds = (part, one, game) => {
      let best = 0;
      for (const word of part) best = Math.max(best, one.near.get(word) ?? 0);
      const { words: single, several } = one.called[game];
      const other = best < 1 && ([...single].some((word) => part.has(word)) || several.some((name) => within(name, part)));
      return other ? Math.max(best, w.other_name) : best;
    };
    const there = read.filter(({ entry }) => games.includes(entry.game));
    const held = there.map((page) => sought.filter((one) => holds(page.words, one, page.entry.game) > 0));
    const holding = (one) => held.filter((words) => words.includes(one)).length;
    const weights = new Map(sought.map((one) => [one, Math.log(1 + there.length / (1 + holding(one)))]));
    const whole = total([...weights.values()]);

    const asked = (word, part, of, game) =>
      of.some(({ near, called: other }) => {
        const { words: single, several } = other[game];
        return near.has(word) || single.has(word) || several.some((name) => name.has(word) && within(name, part.tells));
      });
    const scored = (part, of, says, game) => {
      const parts = of.map((one, at) => weights.get(one) * Math.max(holds(part.tells, one, game), says[at]));
      const like = [...part.tells].filter((word) => asked(word, part, of, game)).length / Math.max(1, part.tells.size);
      const both = [...part.small].filter((word) => heard.small.has(word)).length;
      const few = both / Math.max(1, part.small.size + heard.small.size - both);
      return (total(parts) / whole + w.alike * like + w.small * few) / (1 + w.alike + w.small);
    };
    const hit = ({ entry, asks, says }, at) => {
      const very = asks.some((part) => alike(part.tells, heard.tells) && alike(part.small, heard.small));
      if (entry.kind !== "term" && very) return { entry, score: w.very_words };
      if (!held[at].length) return { entry, score: 0 };
      const said = held[at].map((one) => w.said * holds(says, one, entry.game));
      const best = Math.max(...asks.map((part) => scored(part, held[at], said, entry.game)));
      return { entry, score: Math.round(best * w.kinds[entry.kind] * 1e6) / 1e6 };
    };
    const found = there.map(hit).filter(({ score }) => score);
    found.sort((one, other) => other.score - one.score);
    const first = new Map();
    for (const one of found)
      if (one.score >= w.even * found[0].score && !first.has(one.entry.game)) first.set(one.entry.game, one);
    return [...first.values(), ...found.filter((one) => first.get(one.entry.game) !== one)];
  };

  globalThis.Ranking = { index, rank };
})();
