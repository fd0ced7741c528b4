/* Ranking: which page of the book answers words. It does what heard.py and ranking.py of engine/atoll/book do, on
   what that module knows, in ASKED; the names of both are the same. */

(() => {
  "use strict";

  const ENDINGS = { ing: 3, ung: 4, est: 4, ed: 3, en: 3, er: 4, em: 4, e: 3, t: 3 };
  const PARTICIPLE =
    /^(ab|an|auf|aus|bei|beiseite|durch|ein|hin|mit|nach|um|vor|weg|zu|zuruck)?ge(?=.{3,}t$|.{5,}$)/;
  const LONG = 4;
  const LONGER = 5;
  const PART = 4;
  const SLIPS = 3;
  const JOINTS = ["", "s", "n", "en", "es"];
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

  // A word that nobody has written

  const slips = (one, other) => {
    let [earlier, before, row] = [[], [], [...Array(other.length + 1).keys()]];
    for (let place = 1; place <= one.length; place++) {
      [earlier, before, row] = [before, row, [place]];
      for (let at = 1; at <= other.length; at++) {
        const wrong = one[place - 1] !== other[at - 1];
        let cheapest = Math.min(before[at] + 1, row.at(-1) + 1, before[at - 1] + wrong);
        const turned = place > 1 && at > 1 && one[place - 1] === other[at - 2] && one[place - 2] === other[at - 1];
        if (turned) cheapest = Math.min(cheapest, earlier[at - 2] + 0.5);
        row.push(cheapest);
      }
    }
    return row.at(-1);
  };

  /** The known word that fits with the fewest slips, of these the most frequent; none with too many. */
  const closest = (word, known, most, fits = () => true) => {
    const near = [...known.keys()].filter((one) => Math.abs(one.length - word.length) <= most && fits(one));
    const found = near.map((one) => [slips(word, one), -known.get(one), one]).filter(([far]) => far <= most);
    return found.sort((one, other) => one[0] - other[0] || one[1] - other[1] || (one[2] < other[2] ? -1 : 1))[0]?.[2];
  };

  const corrected = (word, known) => {
    if (word.length < 4 || /^[0-9]/.test(word)) return word;
    return closest(word, known, word.length >= 8 ? 2 : 1, (one) => one[0] === word[0] && one.length >= 4) ?? word;
  };

  const parted = (word, known) => {
    for (let at = word.length - PART; at >= PART; at--) {
      const [first, last] = [word.slice(0, at), word.slice(at)];
      const bare = JOINTS.filter((one) => first.endsWith(one)).map((one) => first.slice(0, at - one.length));
      const found = bare.find((one) => one.length >= PART && known.has(one));
      if (found && known.has(last)) return [found, last];
    }
    return undefined;
  };

  const spelled = (text, { known, words, stem }) => {
    const meant = (word) => {
      if (known.has(word) || words.has(stem(word))) return [word];
      return parted(word, known) ?? [corrected(word, known)];
    };
    return plain(text).flatMap(meant);
  };

  // The pages

  const index = ({ entries, terms, same, weights, ...everyday }) => {
    const { stem, hear, names } = ears(everyday);
    const read = entries.map(({ more, kind = "question", ...told }) => {
      const rules = told.cited?.split(", ") ?? [told.name];
      const entry = { ...told, kind, rules, game: told.name.match(/^[a-z]+/)[0] };
      const asks = entry.asks.map((text) => hear(plain(text)));
      const says = union([hear(plain(entry.says)).tells, more ? more.split(" ") : []]);
      return { entry, asks, says, asked: union(asks.map(({ tells }) => tells)) };
    });
    const known = new Map();
    const told = [...entries.flatMap(({ asks }) => asks), ...[...Object.values(terms), same].flat(2)];
    for (const word of [...told.flatMap(plain), ...Object.keys(everyday.small)])
      known.set(word, (known.get(word) ?? 0) + 1);
    const called = Object.fromEntries(Object.entries(terms).map(([game, of]) => [game, [...of, ...same].map(names)]));
    const holding = new Map();
    for (const word of read.flatMap(({ asked }) => [...asked])) holding.set(word, (holding.get(word) ?? 0) + 1);
    const rare = new Map([...holding].map(([word, pages]) => [word, Math.log(1 + read.length / (1 + pages))]));
    const rarity = (part) => total([...part].map((word) => rare.get(word)));
    for (const part of read.flatMap(({ asks }) => asks)) part.rarity = rarity(part.tells);
    const words = union(read.flatMap(({ asked, says }) => [asked, says]));
    return { read, known, called, rare, rarity, words, weights, faint: new Set(everyday.faint), stem, hear };
  };

  /** A word that is looked for: words that are as good, and how good, and names of several words. */
  const sought = (word, heard, things, { words, weights: w }) => {
    const nearness = (other) => {
      if (word === other) return 1;
      const [short, long] = word.length <= other.length ? [word, other] : [other, word];
      if (short.length >= LONG && long.startsWith(short)) return w.begins;
      return short.length >= LONGER && long.endsWith(short) ? w.ends : 0;
    };
    const near = new Map([...words].map((one) => [one, nearness(one)]).filter(([, close]) => close));
    const named = things.filter((one) => one.some((name) => name.has(word) && within(name, heard.tells)));
    const every = named.flat();
    for (const [one] of every.filter(({ size }) => size === 1))
      near.set(one, Math.max(near.get(one) ?? 0, w.other_name));
    return { near, several: every.filter((name) => name.size > 1 && within(name, words)), other: w.other_name };
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

  /** The pages about some games that hold any of the words, the best first. */
  const rank = (text, known, games) => {
    const { read, called, rare, rarity, weights: w, hear } = known;
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
    const scored = (part, game, at) => {
      const [of, here] = [seek[game], told(part.tells, game)];
      const parts = of.map((one, which) => weights[which] * Math.max(holds(one, here), held[at][which]));
      const like = rarity(here.size ? meant(here, of) : []) / (part.rarity || 1);
      const both = weighed([...part.small].filter((word) => heard.small.has(word)));
      const few = both / (weighed(part.small) + weighed(heard.small) - both || 1);
      return (total(parts) / whole + w.alike * like + w.small * few) / (1 + w.alike + w.small);
    };
    const hit = ({ entry, asks }, at) => {
      const very = asks.some((part) => alike(part.tells, heard.tells) && alike(part.small, heard.small));
      if (entry.kind !== "term" && very) return { entry, score: w.very_words };
      if (!held[at].some(Boolean)) return { entry, score: 0 };
      const best = asks.map((part) => scored(part, entry.game, at)).sort((one, other) => other - one);
      const less = best.map((_, place) => w.again ** place);
      const told = total(best.map((one, place) => less[place] * one)) / total(less);
      const besides = total(said[at].map((one, which) => weights[which] * one)) / whole;
      const both = (told + w.besides * besides) / (1 + w.besides);
      return { entry, score: both * w.kinds[entry.kind] };
    };
    const found = byRules(there.map(hit).filter(({ score }) => score), w);
    const first = new Map();
    for (const one of found)
      if (one.score >= w.even * Math.min(1, found[0].score) && !first.has(one.entry.game)) first.set(one.entry.game, one);
    return [...first.values(), ...found.filter((one) => first.get(one.entry.game) !== one)];
  };

  // Where nothing answers

  /** The rule that speaks of words that are spelled most like these, if any. */
  const nearest = (text, known, games) => {
    const like = plain(text).map((word) => closest(word, known.known, Math.floor(word.length / SLIPS)));
    return rank(like.join(" "), known, games).find(({ entry }) => entry.kind === "rule")?.entry;
  };

  globalThis.Ranking = { index, nearest, rank };
})();
