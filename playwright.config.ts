import { defineConfig } from '@playwright/test';
import { launchFlags, rememberedBrowser } from './scripts/browser.mjs';

const port = Number(process.env.AIRFIELD_E2E_PORT ?? 4173);
const address = `http://127.0.0.1:${port}`;
const browser = rememberedBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: address,
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: {
      args: launchFlags,
      ...(browser ? { executablePath: browser.executablePath } : {}),
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
