// @ts-check
// Adds sw.js to the build: the service worker with the list of everything that was built.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('../src/ui/offline/service-worker.js', import.meta.url));

/** @param {string} file */
function isKept(file) {
  return path.extname(file) !== '.map' && file !== 'sw.js';
}

/**
 * The text of sw.js for these files. The version changes when any of them does, or the worker.
 * @param {ReadonlyMap<string, string | Uint8Array>} files contents by name
 * @param {string} worker
 */
export function serviceWorkerText(files, worker) {
  const names = [...files.keys()].filter(isKept).toSorted();
  const hash = createHash('sha256').update(worker);
  for (const name of names) hash.update(`\0${name}\0`).update(files.get(name) ?? '');
  const version = hash.digest('hex').slice(0, 16);
  return `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(names)};\n${worker}`;
}

/** @returns {import('vite').Plugin} */
export function offline() {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the page itself was added to the bundle.
      order: 'post',
      handler(_options, bundle) {
        const files = new Map(
          Object.entries(bundle).map(([name, part]) => [name, part.type === 'chunk' ? part.code : part.source]),
        );
        const source = serviceWorkerText(files, readFileSync(WORKER, 'utf8'));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
