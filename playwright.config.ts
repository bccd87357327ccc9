import { defineConfig } from '@playwright/test';
import { launchFlags, rememberedBrowser } from './scripts/browser.mjs';

const port = Number(process.env.AIRFIELD_E2E_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;
const folder = process.env.AIRFIELD_DIST ?? 'dist';
const browser = rememberedBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // A journey goes by the clock of the machine. One that fails is gone once more; npm test names those that needed it.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    // Copies of every file for later visits would be made in each test anew; tests without a network ask for them.
    serviceWorkers: 'block',
    // A trace holds the whole drawing after every click, which takes longer than the click; --trace on asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: launchFlags,
      ...(browser ? { executablePath: browser.executablePath } : {}),
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir ${folder} --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
