// @ts-check
import { createServer } from 'node:net';

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** The first free port on 127.0.0.1 from `first` on. @param {number} first */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${first} and ${first + 99}`);
}
