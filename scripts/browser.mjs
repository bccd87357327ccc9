// @ts-check
// Finds a Chromium for the browser tests, installs one if there is none, and remembers it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder, root, setup } from './setup.mjs';

/** @typedef {{ executablePath: string, source: string }} Browser */

const VARIABLES = ['AIRFIELD_BROWSER', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'CHROME_PATH', 'CHROME_BIN'];
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const memory = path.join(cacheFolder, 'browser.json');
const windows = process.platform === 'win32';

export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} line */
function say(line) {
  console.log(`browser: ${line}`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} seconds
 */
function quietly(command, args, seconds) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', timeout: seconds * 1000, killSignal: 'SIGKILL' });
}

/** Some systems ship a stub in place of a browser, so it has to answer and to show a page. @param {string} file */
async function works(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows --version opens a window.
  if (!windows && quietly(file, ['--version'], 20).status !== 0) return false;
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath: file, args: launchFlags, timeout: 30_000 });
    const page = await browser.newPage();
    await page.setContent('<p>ready</p>', { timeout: 10_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<Browser | undefined>} */
async function fromEnvironment() {
  for (const name of VARIABLES) {
    const file = process.env[name];
    if (!file) continue;
    if (await works(file)) return { executablePath: file, source: name };
    say(`${name} does not name a working browser`);
  }
  return undefined;
}

/** @returns {Promise<Browser | undefined>} */
async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) && (await works(file)) ? { executablePath: file, source: 'Playwright' } : undefined;
}

function systemPlaces() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = windows ? [] : NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  if (process.platform === 'darwin') {
    for (const name of ['Google Chrome', 'Chromium', 'Microsoft Edge']) {
      places.push(`/Applications/${name}.app/Contents/MacOS/${name}`);
    }
  }
  if (windows) {
    for (const variable of ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']) {
      const folder = process.env[variable];
      if (!folder) continue;
      places.push(path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
      places.push(path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'));
    }
  }
  return places;
}

/** @returns {Promise<Browser | undefined>} */
async function fromSystem() {
  for (const file of systemPlaces()) {
    if (existsSync(file) && (await works(file))) return { executablePath: file, source: 'system' };
  }
  return undefined;
}

function playwrightCommand() {
  return path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
}

/** Playwright's installer retries for minutes against a closed network, so ask for the first file's head first. */
async function playwrightServerAnswers() {
  const plan = quietly(process.execPath, [playwrightCommand(), 'install', '--dry-run', 'chromium'], 20);
  const address = /https?:\/\/\S+\.zip/.exec(plan.stdout ?? '')?.[0];
  if (!address) return false;
  if (process.env.HTTPS_PROXY || process.env.https_proxy) {
    const head = quietly('curl', ['-sSfIL', '-o', windows ? 'NUL' : '/dev/null', address], 8);
    return head.status === 0;
  }
  try {
    const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** @returns {Promise<Browser | undefined>} */
async function downloadPlaywright() {
  if (!(await playwrightServerAnswers())) {
    say("Playwright's download server does not answer");
    return undefined;
  }
  say("downloading Playwright's Chromium");
  quietly(process.execPath, [playwrightCommand(), 'install', '--no-shell', 'chromium'], 300);
  return fromPlaywright();
}

/** @returns {Promise<Browser | undefined>} */
async function installWithApt() {
  if (process.platform !== 'linux' || quietly('apt-get', ['--version'], 10).status !== 0) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && quietly('sudo', ['-n', 'true'], 10).status !== 0) return undefined;
  /** @param {string[]} args */
  const apt = (...args) => {
    const [command, ...rest] = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    return quietly(command, rest, 300).status === 0;
  };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  say('apt-get install chromium');
  if (!apt(...install)) {
    say('apt-get update, then again');
    if (!apt('update') || !apt(...install)) return undefined;
  }
  return fromSystem();
}

/** @returns {Promise<Browser | undefined>} */
async function installFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  say('npm install --no-save @sparticuz/chromium');
  const name = '@sparticuz/chromium';
  if (quietly('npm', ['install', '--no-save', '--no-audit', '--no-fund', name], 180).status !== 0) return undefined;
  try {
    const { default: chromium } = await import(name);
    const file = await chromium.executablePath();
    return (await works(file)) ? { executablePath: file, source: name } : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {Browser | undefined} */
export function rememberedBrowser() {
  try {
    const browser = JSON.parse(readFileSync(memory, 'utf8'));
    return existsSync(browser.executablePath) ? browser : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Browser} browser */
function remember(browser) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(memory, `${JSON.stringify(browser, null, 2)}\n`);
}

/**
 * The browser to test with, or undefined after a message that says what to do.
 * @returns {Promise<Browser | undefined>}
 */
export async function findBrowser() {
  const named = VARIABLES.some((name) => process.env[name]);
  const known = named ? undefined : rememberedBrowser();
  if (known) return known;
  const browser =
    (await fromEnvironment()) ??
    (await fromPlaywright()) ??
    (await fromSystem()) ??
    (await downloadPlaywright()) ??
    (await installWithApt()) ??
    (await installFromNpm());
  if (!browser) {
    say(`none found and none could be installed. Install Chromium or Chrome, or set ${VARIABLES[0]} to one.`);
    return undefined;
  }
  remember(browser);
  return browser;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  setup();
  const browser = await findBrowser();
  if (!browser) process.exit(1);
  say(`${browser.executablePath} (${browser.source})`);
}
