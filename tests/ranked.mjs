// What docs/assets/rank.js finds first for queries, as JSON: node ranked.mjs RANK_JS < {asked, queries}

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const { asked, queries } = JSON.parse(readFileSync(0, "utf-8"));
await import(pathToFileURL(process.argv[2]).href);
const index = Ranking.index(asked);
const first = ([words, games]) => Ranking.rank(words, index, games).slice(0, 20);
const told = queries.map((one) => first(one).map(({ entry, score }) => [entry.name, score]));
process.stdout.write(JSON.stringify(told));
