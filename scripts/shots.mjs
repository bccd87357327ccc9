// @ts-check
// npm run shots: builds the page, serves it, and takes a picture of every screen and every kind of decision, on three
// sizes of screen, light and dark, into shots/.
//   --only WORD[,WORD]  only states whose name has one of these words in it
//   --size NAME[,NAME]  only wide (1440×900), middle (1024×768) or phone (390×844)
//   --kept              the page that was built before
// AIRFIELD_DIST names another folder for the page, AIRFIELD_SHOTS_PORT the first port to try.
import path from 'node:path';
import { findBrowser, launchFlags } from './browser.mjs';
import { freePort } from './ports.mjs';
import { root, setup } from './setup.mjs';

const FIRST_PORT = 4373;

/** @param {string} name */
function words(name) {
  const at = process.argv.indexOf(name);
  return at === -1 ? [] : (process.argv[at + 1] ?? '').split(',').filter(Boolean);
}

setup();
const browser = await findBrowser();
if (!browser) process.exit(1);
const { build, preview, runnerImport } = await import('vite');
const outDir = path.resolve(root, process.env.AIRFIELD_DIST ?? 'dist');
if (!process.argv.includes('--kept')) {
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}
const port = await freePort(Number(process.env.AIRFIELD_SHOTS_PORT ?? FIRST_PORT));
const server = await preview({
  root,
  logLevel: 'warn',
  build: { outDir },
  preview: { host: '127.0.0.1', port, strictPort: true },
});
try {
  const { module } = await runnerImport(path.join(root, 'e2e', 'pictures', 'main.ts'), { root, logLevel: 'warn' });
  const failures = await module.takePictures({
    address: `http://127.0.0.1:${port}/`,
    launch: { executablePath: browser.executablePath, args: launchFlags },
    folder: path.join(root, 'shots'),
    only: words('--only'),
    sizes: words('--size'),
  });
  if (failures > 0) process.exitCode = 1;
} finally {
  await server.close();
}
