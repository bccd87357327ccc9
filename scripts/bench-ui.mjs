// @ts-check
// npm run bench:ui: builds the page, serves it, and measures in a browser how soon it answers.
//   --clicks N        as many clicks of the long battle at most (default: the whole battle)
//   --profile FOLDER  also writes what the page spent its time on, as .cpuprofile files
//   --strokes         measures drawing in the workshop alone
//   --kept            measures the page that was built before
// AIRFIELD_DIST names another folder for the page, AIRFIELD_BENCH_PORT the first port to try.
import path from 'node:path';
import { findBrowser, launchFlags } from './browser.mjs';
import { freePort } from './ports.mjs';
import { root, setup } from './setup.mjs';

const FIRST_PORT = 4273;

setup();
const browser = await findBrowser();
if (!browser) process.exit(1);
const { build, preview, runnerImport } = await import('vite');
const outDir = path.resolve(root, process.env.AIRFIELD_DIST ?? 'dist');
if (!process.argv.includes('--kept')) {
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}
const port = await freePort(Number(process.env.AIRFIELD_BENCH_PORT ?? FIRST_PORT));
const server = await preview({
  root,
  logLevel: 'warn',
  build: { outDir },
  preview: { host: '127.0.0.1', port, strictPort: true },
});
try {
  const { module } = await runnerImport(path.join(root, 'bench', 'ui', 'main.ts'), { root, logLevel: 'warn' });
  const isFast = await module.measurePage({
    address: `http://127.0.0.1:${port}/`,
    launch: { executablePath: browser.executablePath, args: launchFlags },
  });
  if (!isFast) process.exitCode = 1;
} finally {
  await server.close();
}
