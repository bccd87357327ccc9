// npm run perft            counts the lines of legal actions of the pinned positions
// npm run perft -- --write and pins what was counted
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rowOf } from '../tests/generator/pinned-row.ts';
import { POSITIONS } from '../tests/generator/positions.ts';

const PINNED = 'tests/generator/data/perft-rows.json';

const rows = POSITIONS.map(rowOf);
console.table(Object.fromEntries(rows.map(({ name, nodes }) => [name, { 1: nodes[0], 2: nodes[1], 3: nodes[2] }])));
if (process.argv.includes('--write')) {
  mkdirSync(path.dirname(PINNED), { recursive: true });
  writeFileSync(PINNED, `${JSON.stringify(rows, null, 1)}\n`);
  console.log(`${rows.length} rows pinned in ${PINNED}`);
}
