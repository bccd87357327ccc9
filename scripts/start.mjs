// @ts-check
// npm start: installs what is missing, builds the page and serves it.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from './ports.mjs';
import { root, setup } from './setup.mjs';

const FIRST_PORT = 4444;

setup();
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const port = await freePort(Number(process.env.PORT ?? FIRST_PORT));
const server = spawn(
  process.execPath,
  [vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort', '--logLevel', 'warn'],
  { cwd: root, stdio: 'inherit' },
);
console.log(`\nAirfield 44 is at  http://127.0.0.1:${port}/  (Ctrl+C ends it)\n`);
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 0));
