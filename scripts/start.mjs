// @ts-check
// npm start: installs what is missing, builds the page and serves it.
import { root, setup } from './setup.mjs';

const FIRST_PORT = 4444;

setup();
const { build, preview } = await import('vite');
await build({ root, logLevel: 'warn' });
const server = await preview({
  root,
  logLevel: 'warn',
  // The first free port from here on.
  preview: { host: '127.0.0.1', port: Number(process.env.PORT ?? FIRST_PORT), strictPort: false },
});
console.log(`\nAirfield 44 is at  ${server.resolvedUrls?.local[0]}  (Ctrl+C ends it)\n`);
