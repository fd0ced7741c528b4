/* Ranking: which page of the book answers words. It does what heard.py and ranking.py of engine/atoll/book do, on
   what that module knows, in ASKED; the names of both are the same. */

(() => {
  "use strict";

  const ENDINGS = { ing: 3, ung: 4, est: 4, ed: 3, en: 3, er: 4, em: 4, e: 3, t: 3 };
  const PARTICIPLE =
    /^(ab|an|auf|aus|bei|beiseite|durch|ein|hin|mit|nach|um|vor|weg|zu|zuruck)?ge(?=.{3,}t$|.{5,}$)/;
  const RUN = 4;
  const MOSTLY = 0.4;
  const ALIKE = 0.4;
  const union = (sets) => new Set(sets.flatMap((one) => [...one]));
  const within = (part, text) => [...part].every((word) => text.has(word));
  const total = (numbers) => numbers.reduce((sum, one) => sum + one, 0);
  const most = (numbers) => numbers.reduce((best, one) => Math.max(best, one), 0);

  // Words as they are heard

  const bare = (text) => text.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");

  const plain = (text) =>
    (/^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : bare(text.toLowerCase()))
      .replaceAll("n't", "nt")
      .replaceAll("each other", "einander") // and not each of them
      .replace(/([aou])e/g, "$1")
      .match(/\p{L}+|[0-9]+/gu) ?? [];

  /** What hears words, as `small` and `forms` of everyday.toml tell. */
  const ears = ({ small, forms }) => {
    const stems = new Map(Object.entries(forms));
    const bare = (word) => {
      word = word.replace(PARTICIPLE, "$1");
      word = word.replace(/(?<=[^s])s$|(?<=e[lr])n$/, "").replace(/(?<=[^aeiou])y$/, "i");
      const ending = () =>
        Object.keys(ENDINGS).find((one) => word.endsWith(one) && word.length >= ENDINGS[one] + one.length);
      for (let one = ending(); one; one = ending()) word = word.slice(0, -one.length);
      return word.length > 3 && word.at(-1) === word.at(-2) ? word.slice(0, -1) : word;
    };
    const stem = (word) => stems.get(word) ?? (stems.set(word, bare(word)), stems.get(word));
    const hear = (every) => ({
      tells: new Set(every.filter((one) => !(one in small)).map(stem)),
      small: new Set(every.map((one) => small[one]).filter(Boolean)),
    });
    const names = (every) => {
      const heard = every.map((one) => [...hear(plain(one)).tells].sort());
      const told = new Map(heard.filter((one) => one.length).map((one) => [one.join(" "), new Set(one)]));
      return [...told.values()];
    };
    return { stem, hear, names };
  };

  const alike = (one, other) => one.size === other.size && within(one, other);

  /** All runs of letters in the words of a text. */
  const runsOf = (text) => {
    const found = new Set();
    for (const word of plain(text).map((one) => `^${one}$`))
      for (let at = 0; at + RUN <= word.length; at++) found.add(word.slice(at, at + RUN));
    return found;
  };

  /** The words of a text; for one that no page is asked by the known one that has most runs in common with it. */
  const spelled = (text, { known, words, stem }) => {
    const meant = (word) => {
      const runs = runsOf(word);
      let [best, most] = [word, ALIKE];
      for (const [one, its] of known) {
        const alike = (2 * [...runs].filter((run) => its.has(run)).length) / (runs.size + its.size);
        if (alike > most) [best, most] = [one, alike];
      }
      return best;
    };
    return plain(text).map((word) => (known.has(word) || words.has(stem(word)) ? word : meant(word)));
  };

  /** How rare each word or run is that pages are asked by. */
  const rarities = (pages) => {
    const holding = new Map();
    for (const one of pages.flatMap((page) => [...page])) holding.set(one, (holding.get(one) ?? 0) + 1);
    return new Map([...holding].map(([one, number]) => [one, Math.log(1 + pages.length / (1 + number))]));
  };

  // The pages

  const index = ({ entries, terms, same, weights, ...everyday }) => {
    const { stem, hear, names } = ears(everyday);
    const read = entries.map(({ more, kind = "question", ...told }) => {
      const rules = told.cited?.split(", ") ?? [told.name];
      const entry = { ...told, kind, rules, game: told.name.match(/^[a-z]+/)[0] };
      const asks = entry.asks.map((text) => ({ ...hear(plain(text)), runs: runsOf(text) }));
      const says = union([hear(plain(entry.says)).tells, more ? more.split(" ") : []]);
      return { entry, asks, says, asked: union(asks.map(({ tells }) => tells)), runs: union(asks.map(({ runs }) => runs)) };
    });
    const told = [...entries.flatMap(({ asks }) => asks), ...same.flat(), ...Object.keys(everyday.small)];
    const known = new Map([...new Set(told.flatMap(plain))].sort().map((word) => [word, runsOf(word)]));
    const called = Object.fromEntries(Object.entries(terms).map(([game, of]) => [game, [...of, ...same].map(names)]));
    const rare = rarities(read.map(({ asked }) => asked));
    const rareRuns = rarities(read.map(({ runs }) => runs));
    const rarity = (part) => total([...part].map((word) => rare.get(word)));
    for (const part of read.flatMap(({ asks }) => asks)) part.rarity = rarity(part.tells);
    const words = union(read.flatMap(({ asked, says }) => [asked, says]));
    return { read, known, words, stem, called, rare, rareRuns, rarity, weights, faint: new Set(everyday.faint), hear };
  };

  /** A word that is looked for: words that are as good, and how good, and names of several words. */
  const sought = (word, heard, things, { weights: w }) => {
    const every = things.filter((one) => one.some((name) => name.has(word) && within(name, heard.tells))).flat();
    const single = every.filter(({ size }) => size === 1).map(([one]) => [one, w.other_name]);
    return { near: new Map([...single, [word, 1]]), several: every.filter(({ size }) => size > 1), other: w.other_name };
  };

  /** How much of a word a text holds: itself, another name of it, or a part. */
  const holds = ({ near, several, other }, text) => {
    const best = most([...text].map((word) => near.get(word) ?? 0));
    return best < other && several.some((name) => within(name, text)) ? other : best;
  };

  /** Each page, and the best other one that rests on a rule of it; behind others as good what is on no rule the best. */
  const byRules = (found, w) => {
    const on = new Map();
    for (const one of found) for (const rule of one.entry.rules) on.set(rule, [...(on.get(rule) ?? []), one]);
    const near = (page) => {
      const others = page.rules.flatMap((rule) => on.get(rule)).filter(({ entry }) => entry !== page);
      return most(others.map(({ entry, score }) => score / entry.rules.length ** 0.5));
    };
    const both = ({ entry, score }) => (score > 1 ? score : (score + w.together * near(entry)) / (1 + w.together));
    const hits = found.map((one) => ({ entry: one.entry, score: Math.round(both(one) * 1e6) / 1e6 }));
    hits.sort((one, other) => other.score - one.score);
    const best = new Map([...hits].reverse().flatMap((one) => one.entry.rules.map((rule) => [rule, one])));
    const place = (one) => one.score * (one.entry.rules.some((rule) => best.get(rule) === one) ? 1 : w.once);
    return hits.sort((one, other) => place(other) - place(one));
  };

  /** The pages about some games that hold any of the words, or most of their letters, the best first. */
  const rank = (text, known, games) => {
    const { read, called, rare, rareRuns, rarity, weights: w, hear } = known;
    const heard = hear(spelled(text, known));
    const looked = (game) => [...heard.tells].map((word) => sought(word, heard, called[game], known));
    const seek = Object.fromEntries(games.map((game) => [game, looked(game)]));
    const tells = ({ near, several }) => [...near.keys(), ...several.flatMap((name) => [...name])];
    const telling = Object.fromEntries(games.map((game) => [game, new Set(seek[game].flatMap(tells))]));
    const there = read.filter(({ entry }) => games.includes(entry.game));
    const told = (text, game) => new Set([...text].filter((word) => telling[game].has(word)));
    const each = (text, game, of = told(text, game)) => seek[game].map((one) => holds(one, of));
    const said = there.map(({ entry, says }) => each(says, entry.game));
    const somewhere = ({ entry, asked }, at) =>
      each(asked, entry.game).map((one, which) => Math.max(w.also * one, w.said * said[at][which]));
    const held = there.map(somewhere);
    const count = (at) => held.filter((of, page) => of[at] || said[page][at]).length;
    const weigh = (word, at) => rare.get(word) ?? Math.log(1 + there.length / (1 + count(at)));
    const weights = [...heard.tells].map(weigh);
    const whole = total(weights) || 1;

    const meant = (part, of) => {
      const named = of.flatMap(({ several }) => several.filter((name) => within(name, part)));
      return [...part].filter((word) => of.some(({ near }) => near.has(word)) || named.some((name) => name.has(word)));
    };
    const weighed = (few) => total([...few].map((word) => (known.faint.has(word) ? w.faint : 1)));
    const runs = new Map([...runsOf(text)].map((one) => [one, rareRuns.get(one) ?? Math.log(1 + read.length)]));
    const letters = total([...runs.values()]) || 1;
    const close = (of) => total([...of].map((one) => runs.get(one) ?? 0)) / letters;
    const parts = 1 + w.alike + w.small + w.letters + w.besides;
    const scored = (part, game, at) => {
      const [of, here] = [seek[game], told(part.tells, game)];
      const owned = of.map((one, which) => weights[which] * Math.max(holds(one, here), held[at][which]));
      const like = rarity(here.size ? meant(here, of) : []) / (part.rarity || 1);
      const both = weighed([...part.small].filter((word) => heard.small.has(word)));
      const few = both / (weighed(part.small) + weighed(heard.small) - both || 1);
      return total(owned) / whole + w.alike * like + w.small * few;
    };
    const hit = ({ entry, asks, runs: anywhere }, at) => {
      const very = asks.some((part) => alike(part.tells, heard.tells) && alike(part.small, heard.small));
      if (entry.kind !== "term" && very) return { entry, score: w.very_words };
      const also = w.also * close(anywhere);
      const near = asks.map((part) => (1 - w.also) * close(part.runs) + also);
      if (!held[at].some(Boolean) && most(near) < MOSTLY) return { entry, score: 0 };
      const ways = asks.map((part, way) => scored(part, entry.game, at) + w.letters * near[way]);
      const [best, second = 0] = ways.sort((one, other) => other - one);
      const told = (best + w.again * second) / (1 + w.again);
      const besides = total(said[at].map((one, which) => weights[which] * one)) / whole;
      return { entry, score: ((told + w.besides * besides) / parts) * w.kinds[entry.kind] };
    };
    const found = byRules(there.map(hit).filter(({ score }) => score), w);
    const first = new Map();
    for (const one of found)
      if (one.score >= w.even * Math.min(1, found[0].score) && !first.has(one.entry.game)) first.set(one.entry.game, one);
    return [...first.values(), ...found.filter((one) => first.get(one.entry.game) !== one)];
  };

  globalThis.Ranking = { index, rank };
})();
