// @ts-check
// node scripts/ledger.mjs [--json] [--quiet] [FILE…]
// Compares the rule ids of the ledgers in docs/rules, all of them if none is named, with the ids that test titles
// name, as in "a unit leaves the board over its own edge (M44-FLAG-4, M44-FLAG-5)". Ends with 1 if a rule has no test.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeOf } from './source-text.mjs';

// A part of a rule has a small letter after its number: NFP-4.7a.
const ID = '(?:M44|NFP|AP|RG|BM)-[A-Z0-9]+(?:[-.][A-Z0-9]+)*(?:(?<=[.]\\d+)[a-z](?![a-z]))?';
const BOLD = new RegExp(`\\*\\*(${ID})(?=[^A-Za-z0-9-])`, 'g');
const ROW = new RegExp(`^\\s*\\|[\\s*\`]*(${ID})[\\s*\`]*\\|`);
const EXCLUDED = new RegExp(`^\\s*[-*]\\s+([*\`]*${ID}(?:[*\`]*,\\s*[*\`]*${ID})*)[*\`]*\\s*:?[*\`]*\\s*(.*)$`);
const REFERENCE = new RegExp(`\\(\\s*(${ID}(?:\\s*,\\s*${ID})*)\\s*\\)`, 'g');
const CALL = /\b(?:it|test|describe)\b(?:\s*\.\s*\w+)*\s*\(/g;
const STRING = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\[\s\S]|[^`\\])*)`/g;
const NOT_RUN = /\b(?:it|test|describe)(?:\s*\.\s*\w+)*\s*\.\s*(?:skip|todo|fixme)\s*\(\s*$/;

/** @typedef {{ ids: string[], outOfScope: Map<string, string> }} Ledger */
/** @typedef {{ title: string, file: string, line: number }} TestTitle */

/** @param {string} text @returns {Ledger} */
export function readLedger(text) {
  /** @type {Set<string>} */
  const ids = new Set();
  /** @type {Map<string, string>} */
  const outOfScope = new Map();
  let excludedLevel = 0;
  for (const line of text.split('\n')) {
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (heading) {
      const level = heading[1].length;
      if (/^out of scope\b/i.test(heading[2])) excludedLevel = level;
      else if (level <= excludedLevel) excludedLevel = 0;
    }
    if (excludedLevel > 0) {
      const excluded = EXCLUDED.exec(line);
      for (const id of excluded?.[1].match(new RegExp(ID, 'g')) ?? []) outOfScope.set(id, excluded?.[2] ?? '');
      continue;
    }
    for (const found of line.matchAll(BOLD)) ids.add(found[1]);
    const row = ROW.exec(line);
    if (row) ids.add(row[1]);
  }
  for (const id of outOfScope.keys()) ids.add(id);
  return { ids: [...ids], outOfScope };
}

/** @param {string} text */
function isTest(text) {
  CALL.lastIndex = 0;
  return CALL.test(text);
}

/**
 * Every string of a test file that names rules in brackets: titles, and the rows of `each` tables.
 * @param {string} file
 * @param {string} text
 * @returns {(TestTitle & { ids: string[] })[]}
 */
export function readTitles(file, text) {
  const code = codeOf(text, { strings: true });
  if (!isTest(code)) return [];
  return [...code.matchAll(STRING)].flatMap((found) => {
    const title = found[1] ?? found[2] ?? found[3];
    const ids = [...title.matchAll(REFERENCE)].flatMap((reference) => reference[1].split(/\s*,\s*/));
    const before = code.slice(0, found.index);
    if (ids.length === 0 || NOT_RUN.test(before.slice(-60))) return [];
    return [{ title: title.replace(/\s+/g, ' '), file, line: before.split('\n').length, ids }];
  });
}

/** @param {string} folder @param {RegExp} pattern */
function filesIn(folder, pattern) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .toSorted()
    .map((file) => path.join(folder, file));
}

/** @param {string} root */
function allTitles(root) {
  const files = [
    ...filesIn(path.join(root, 'tests'), /\.test\.tsx?$/),
    ...filesIn(path.join(root, 'e2e'), /\.(?:spec|test)\.tsx?$/),
  ];
  return files.flatMap((file) =>
    readTitles(path.relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
  );
}

/** @param {string} root @param {string[]} names */
export function compare(root, names) {
  const ledgers = names.map((name) => ({ name, ...readLedger(readFileSync(ledgerPath(root, name), 'utf8')) }));
  const outOfScope = new Map(ledgers.flatMap((ledger) => [...ledger.outOfScope]));
  const ids = [...new Set(ledgers.flatMap((ledger) => ledger.ids))];
  const titles = allTitles(root);
  /** @type {Map<string, TestTitle[]>} */
  const tests = new Map(ids.map((id) => [id, []]));
  for (const { ids: named, ...title } of titles) for (const id of new Set(named)) tests.get(id)?.push(title);
  const prefixes = new Set(ids.map((id) => id.split('-')[0]));
  const unknown = [...new Set(titles.flatMap((title) => title.ids))].filter(
    (id) => prefixes.has(id.split('-')[0]) && !tests.has(id),
  );
  const inScope = ids.filter((id) => !outOfScope.has(id));
  const untested = inScope.filter((id) => tests.get(id)?.length === 0);
  return { ledgers, ids, inScope, outOfScope, tests, untested, unknown };
}

/** @param {string} root */
function allLedgers(root) {
  return filesIn(path.join(root, 'docs', 'rules'), /\.md$/).filter(
    (file) => readLedger(readFileSync(file, 'utf8')).ids.length > 0,
  );
}

/** @param {string} root @param {string} name */
function ledgerPath(root, name) {
  if (existsSync(name)) return name;
  const file = path.join(root, 'docs', 'rules', name.endsWith('.md') ? name : `${name}.md`);
  if (existsSync(file)) return file;
  console.error(`ledger: there is no ${path.relative(root, file)}`);
  return process.exit(2);
}

/** @param {ReturnType<typeof compare>} result */
function printTable({ ids, outOfScope, tests }) {
  const width = Math.max(...ids.map((id) => id.length));
  for (const id of ids) {
    const named = tests.get(id) ?? [];
    const shown = named.slice(0, 2).map(({ title }) => (title.length > 70 ? `${title.slice(0, 69)}…` : title));
    const more = named.length > shown.length ? ` … +${named.length - shown.length}` : '';
    const reason = outOfScope.has(id) ? `out of scope: ${outOfScope.get(id)}` : shown.join(' | ') + more;
    console.log(`${id.padEnd(width)}  ${String(named.length).padStart(3)}  ${reason}`.trimEnd());
  }
}

/** A line for each ledger. @param {ReturnType<typeof compare>} result */
function summaries({ ledgers, untested: all }) {
  return ledgers.map(({ name, ids, outOfScope }) => {
    const untested = all.filter((id) => ids.includes(id));
    const inScope = ids.length - outOfScope.size;
    const counts = `${inScope} in scope, ${inScope - untested.length} tested, ${outOfScope.size} out of scope`;
    const missing = untested.length > 0 ? `: ${untested.join(' ')}` : '';
    return `${path.basename(name, '.md')}: ${counts}, ${untested.length} untested${missing}`;
  });
}

/** @param {ReturnType<typeof compare>} result */
function asJson({ inScope, outOfScope, tests, untested, unknown }) {
  return {
    inScope: inScope.length,
    tested: inScope.length - untested.length,
    outOfScope: Object.fromEntries(outOfScope),
    untested,
    unknown,
    rules: Object.fromEntries(tests),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const result = compare(root, names.length > 0 ? names : allLedgers(root));
  if (args.includes('--json')) console.log(JSON.stringify(asJson(result), null, 2));
  else {
    if (!args.includes('--quiet')) printTable(result);
    if (result.unknown.length > 0) console.log(`named by tests but in no ledger: ${result.unknown.join(' ')}`);
    for (const line of summaries(result)) console.log(line);
  }
  process.exitCode = result.untested.length > 0 ? 1 : 0;
}
