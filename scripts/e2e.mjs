// @ts-check
// npm run e2e [-- Playwright arguments]: builds the page and runs the browser tests on it.
// AIRFIELD_DIST names another folder for the page, AIRFIELD_E2E_PORT the first port to try.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from './browser.mjs';
import { freePort } from './ports.mjs';
import { root, setup } from './setup.mjs';

const FIRST_PORT = 4173;

/**
 * Runs Playwright on the built page; answers its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export async function runBrowserTests(args, env = {}) {
  const port = await freePort(Number(process.env.AIRFIELD_E2E_PORT ?? FIRST_PORT));
  // Playwright decides about colours itself, and Node warns when it is told twice.
  const { NO_COLOR: _, ...environment } = process.env;
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const run = spawnSync(process.execPath, [cli, 'test', '--pass-with-no-tests', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, AIRFIELD_E2E_PORT: String(port), ...env },
  });
  return run.status ?? 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  setup();
  if (!(await findBrowser())) process.exit(1);
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const outDir = path.resolve(root, process.env.AIRFIELD_DIST ?? 'dist');
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  const build = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
  process.exitCode = await runBrowserTests(process.argv.slice(2));
}
