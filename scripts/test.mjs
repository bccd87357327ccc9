// @ts-check
// npm test [-- stage…]: every check in order, all failures shown, one line of counts at the end.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { runBrowserTests } from './e2e.mjs';
import { cacheFolder, root, setup } from './setup.mjs';

/** `unsteady`: tests that failed first and passed when they were run once more. @typedef {{ passed: number, failed: number, unsteady?: string[] }} Count */

const unitReport = path.join(cacheFolder, 'unit.json');
const browserReport = path.join(cacheFolder, 'e2e.json');

/** @param {string} file @param {string[]} args */
function node(file, ...args) {
  const run = spawnSync(process.execPath, [path.join(root, file), ...args], { cwd: root, stdio: 'inherit' });
  return run.status ?? 1;
}

/** A stage that passes or fails as a whole. @param {number[]} codes @returns {Count} */
function check(...codes) {
  return codes.every((code) => code === 0) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that ended badly without naming a failed test counts as one failure. @param {Count} count @param {number} code @returns {Count} */
function withExitCode({ passed, failed, unsteady = [] }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, unsteady };
}

/** @typedef {{ status: string, fullName: string, failureMessages: string[] | null }} UnitTest */
/** @param {{ testResults: { status: string, assertionResults: UnitTest[] }[] }} report @returns {Count} */
function countUnit(report) {
  let [passed, failed] = [0, 0];
  const unsteady = [];
  for (const file of report.testResults) {
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed' && failureMessages?.length) unsteady.push(fullName);
    }
    const failedHere = file.assertionResults.filter((test) => test.status === 'failed').length;
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failed += file.status === 'failed' ? Math.max(failedHere, 1) : failedHere;
  }
  return { passed, failed, unsteady };
}

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */
/** The tests of a browser report that passed on the second try only. @param {Suite} suite @returns {string[]} */
function unsteadyIn({ title, specs = [], suites = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map((spec) => spec.title);
  return [...here, ...suites.flatMap(unsteadyIn)].map((name) => `${title} › ${name}`);
}

function runUnit() {
  rmSync(unitReport, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const code = node('node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', ...reporters);
  return { code, report: readReport(unitReport) };
}

/** @returns {Count} */
function unit() {
  let { code, report } = runUnit();
  // On a busy machine the runner itself can lose a worker and die without a word about any test.
  if (report === undefined) {
    console.log('unit: the runner died before it could report; once more');
    ({ code, report } = runUnit());
  }
  return withExitCode(report ? countUnit(report) : { passed: 0, failed: 0 }, code);
}

let built = true;

/** @returns {Count} */
function build() {
  const count = check(node('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'));
  built = count.failed === 0;
  return count;
}

/** @returns {Promise<Count>} */
async function e2e() {
  if (!built) {
    console.log('not run: the build failed');
    return { passed: 0, failed: 1 };
  }
  if (!(await findBrowser())) return { passed: 0, failed: 1 };
  rmSync(browserReport, { force: true });
  const code = await runBrowserTests(['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport });
  const report = readReport(browserReport);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const unsteady = (report?.suites ?? []).flatMap(unsteadyIn);
  return withExitCode({ passed: expected + flaky, failed: unexpected, unsteady }, code);
}

/** @type {Record<string, () => Count | Promise<Count>>} */
const STAGES = {
  types: () => check(node('node_modules/typescript/bin/tsc', '-b')),
  lint: () => check(node('node_modules/oxlint/bin/oxlint'), node('scripts/layers.mjs')),
  format: () => check(node('node_modules/oxfmt/bin/oxfmt', '--check')),
  unit,
  build,
  e2e,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in STAGES));
if (unknown.length > 0) {
  console.error(`unknown stage ${unknown.join(', ')}; known: ${Object.keys(STAGES).join(', ')}`);
  process.exit(2);
}

setup();
if (!process.stdout.isTTY && !process.env.FORCE_COLOR) process.env.NO_COLOR = '1';
mkdirSync(cacheFolder, { recursive: true });
const needsBrowser = wanted.length === 0 || wanted.includes('e2e');
const browser = needsBrowser ? await findBrowser() : undefined;
if (browser) console.log(`browser: ${browser.executablePath} (${browser.source})`);

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const lines = [];
/** @type {string[]} */
const unsteady = [];
for (const [name, stage] of Object.entries(STAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed, unsteady: again = [] } = await stage();
  unsteady.push(...again);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  lines.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(7)}${seconds} s  ${passed} passed, ${failed} failed`);
}
if (unsteady.length > 0) console.log(`\npassed on the second try only:\n  ${unsteady.join('\n  ')}`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
