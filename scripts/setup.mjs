// @ts-check
// Makes sure the packages are installed. Uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const cacheFolder = path.join(root, 'node_modules', '.cache', 'airfield-44');

const marker = path.join(cacheFolder, 'installed');
const lockFile = path.join(root, 'package-lock.json');

const MINIMUM = [20, 19];

/** @param {string} version */
export function isNodeNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1]);
}

function isInstalled() {
  const lockTime = statSync(lockFile).mtimeMs;
  const marks = [marker, path.join(root, 'node_modules', '.package-lock.json')].filter((file) => existsSync(file));
  if (marks.some((file) => statSync(file).mtimeMs >= lockTime)) return true;
  // A checkout can touch the lock file without changing it.
  return existsSync(marker) && readFileSync(marker, 'utf8') === readFileSync(lockFile, 'utf8');
}

function remember() {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(marker, readFileSync(lockFile));
}

/** Checks Node's version and installs the packages when they are missing or older than the lock file. */
export function setup() {
  if (!isNodeNewEnough(process.versions.node)) {
    console.error(`setup: Node ${MINIMUM.join('.')} or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) {
    if (!existsSync(marker)) remember();
    return;
  }
  console.log('setup: installing packages (npm ci)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    console.error('setup: npm ci failed; see the lines above.');
    process.exit(1);
  }
  remember();
  console.log('setup: packages installed');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  setup();
  console.log('setup: ready');
}
