// @ts-check
// Checks what the type checker cannot: imports point only to the left in
//   hex → engine → memoir → scenarios → workshop → lessons → ai → store → ui
// (headless may use everything left of store), rules are pure, and files stay short.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeOf } from './source-text.mjs';

const ORDER = ['hex', 'engine', 'memoir', 'scenarios', 'workshop', 'lessons', 'ai', 'store', 'ui'];
const HEADLESS = 'headless';
const HEADLESS_MAY_USE = ORDER.slice(0, ORDER.indexOf('store'));
const PURE = new Set(['hex', 'engine', 'memoir', 'scenarios', 'workshop']);
const MAX_LINES = 400;

/** Packages that only some layers may import. */
const PACKAGE_LAYERS = {
  react: ['store', 'ui'],
  'react-dom': ['ui'],
  zustand: ['store', 'ui'],
  immer: ['workshop', 'store', 'ui'],
};

const IMPURE = /\bMath\s*\.\s*random\b|\bDate\s*\.\s*now\b|\bnew\s+Date\b|\bconsole\s*\.|\bperformance\s*\.\s*now\b/g;
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** @typedef {{ file: string, line: number, message: string }} Problem */

/** @param {string} text @param {number} index */
function lineAt(text, index) {
  return text.slice(0, index).split('\n').length;
}

/** Layer of a path relative to src, with forward slashes. @param {string} file */
function layerOf(file) {
  return file.split('/')[0];
}

/** What is wrong with `from` importing `to`, both relative to src. @param {string} from @param {string} to */
function wrongDirection(from, to) {
  if (to.startsWith('../')) return 'import from outside src';
  const [user, used] = [layerOf(from), layerOf(to)];
  if (user === used) return wrongAirImport(from, to);
  const allowed = user === HEADLESS ? HEADLESS_MAY_USE : ORDER.slice(0, ORDER.indexOf(user));
  return allowed.includes(used) ? undefined : `${user} must not import ${used}`;
}

const AIR = 'memoir/air/';
/** The files that name every set of air rules. */
const AIR_LISTS = new Set([`${AIR}modules.ts`, `${AIR}load.ts`]);

/** The folder of one set of air rules, if the file is in one. @param {string} file */
function airModuleOf(file) {
  const [first, ...rest] = file.startsWith(AIR) ? file.slice(AIR.length).split('/') : [];
  return rest.length > 0 ? first : undefined;
}

/**
 * The base game sees the air rules only through their hooks and their index, and no set of air rules sees another one.
 * @param {string} from @param {string} to
 */
function wrongAirImport(from, to) {
  if (!to.startsWith(AIR)) return undefined;
  if (!from.startsWith(AIR)) {
    if (!from.startsWith('memoir/') || to === `${AIR}hooks.ts` || to === `${AIR}index.ts`) return undefined;
    return 'the base game may import only memoir/air/hooks.ts and memoir/air/index.ts';
  }
  const module = airModuleOf(to);
  if (module === undefined || module === airModuleOf(from) || AIR_LISTS.has(from)) return undefined;
  return `only memoir/air/modules.ts and load.ts may name the air rules '${module}'`;
}

/** @param {string} from @param {string} specifier */
function wrongPackage(from, specifier) {
  const layer = layerOf(from);
  if (specifier.startsWith('node:')) return layer === HEADLESS ? undefined : `${layer} must not import ${specifier}`;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const layers = /** @type {Record<string, string[] | undefined>} */ (PACKAGE_LAYERS)[name];
  return !layers || layers.includes(layer) ? undefined : `${layer} must not import ${name}`;
}

/**
 * The problems of one source file.
 * @param {string} file path relative to src, with forward slashes
 * @param {string} text
 * @returns {Problem[]}
 */
export function problemsOf(file, text) {
  /** @type {Problem[]} */
  const problems = [];
  const report = (/** @type {number} */ line, /** @type {string | undefined} */ message) => {
    if (message) problems.push({ file: `src/${file}`, line, message });
  };
  const layer = layerOf(file);
  if (!ORDER.includes(layer) && layer !== HEADLESS && !file.endsWith('.d.ts')) {
    report(1, `unknown layer "${layer}"; known: ${[...ORDER, HEADLESS].join(', ')}`);
    return problems;
  }
  const withStrings = codeOf(text, { strings: true });
  for (const found of withStrings.matchAll(IMPORT)) {
    const specifier = found[2];
    const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
    const wrong = specifier.startsWith('.') ? wrongDirection(file, target) : wrongPackage(file, specifier);
    report(lineAt(withStrings, found.index), wrong);
  }
  if (PURE.has(layer)) {
    const code = codeOf(text, { strings: false });
    for (const found of code.matchAll(IMPURE)) report(lineAt(code, found.index), `${layer} must be pure: ${found[0]}`);
  }
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > MAX_LINES && !file.includes('/data/')) report(MAX_LINES + 1, `${lines} lines; at most ${MAX_LINES}`);
  return problems;
}

/** @param {string} root */
export function checkLayers(root) {
  const source = path.join(root, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file))
    .toSorted();
  const problems = files.flatMap((file) => problemsOf(file, readFileSync(path.join(source, file), 'utf8')));
  return { files, problems };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, problems } = checkLayers(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  console.log(`layers: ${files.length} files, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
