// @ts-check
// node scripts/run-bundled.mjs FILE [arguments]
// Bundles a TypeScript file to plain JavaScript, once per change of its sources, and runs it in this process,
// so that neither a loader nor the bundler is part of what the program measures.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cacheFolder, root, setup } from './setup.mjs';

const BUILD_ONLY = '--build-only';

/** @param {string} entry */
function bundleOf(entry) {
  const name = path.relative(root, entry).replace(/[^\w.-]+/g, '-');
  const base = path.join(cacheFolder, 'bundles', name.replace(/\.[cm]?tsx?$/, ''));
  return { code: `${base}.mjs`, map: `${base}.mjs.map`, inputs: `${base}.inputs.json` };
}

/** Size and time of a file, as one comparable string. @param {string} file */
function stamp(file) {
  const { size, mtimeMs } = statSync(file);
  return `${size} ${mtimeMs}`;
}

/** File names under src: a new scenario file can change a bundle without touching any of its inputs. */
function sourceNames() {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).toSorted().join('\n');
}

/** @param {string} entry */
function isFresh(entry) {
  try {
    const bundle = bundleOf(entry);
    statSync(bundle.code);
    const { inputs, names } = JSON.parse(readFileSync(bundle.inputs, 'utf8'));
    return names === sourceNames() && Object.entries(inputs).every(([file, was]) => stamp(file) === was);
  } catch {
    return false;
  }
}

/** Other runs may be reading the old file. @param {string} file @param {string} text */
function writeAtomically(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** @param {string} entry */
async function build(entry) {
  const { rolldown } = await import('rolldown');
  const { viteImportGlobPlugin } = await import('rolldown/experimental');
  const bundle = bundleOf(entry);
  mkdirSync(path.dirname(bundle.code), { recursive: true });
  const names = sourceNames();
  const started = Date.now();
  const graph = await rolldown({
    input: entry,
    cwd: root,
    platform: 'node',
    logLevel: 'silent',
    plugins: [viteImportGlobPlugin({ root })],
    transform: {
      define: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env.DEV': 'false',
        'import.meta.env.PROD': 'true',
      },
    },
  });
  const { output } = await graph.generate({
    file: bundle.code,
    format: 'esm',
    sourcemap: true,
    codeSplitting: false,
  });
  const chunk = output[0];
  const files = [fileURLToPath(import.meta.url), path.join(root, 'package-lock.json'), ...chunk.moduleIds];
  // A file saved while it was being bundled must not pass for the bundled one.
  const inputs = Object.fromEntries(
    files
      .filter((input) => path.isAbsolute(input) && !input.includes('\0'))
      .map((input) => [input, statSync(input).mtimeMs < started ? stamp(input) : 'changed']),
  );
  await graph.close();
  if (chunk.map) writeAtomically(bundle.map, chunk.map.toString());
  writeAtomically(bundle.code, chunk.code);
  writeAtomically(bundle.inputs, JSON.stringify({ inputs, names }));
}

const buildOnly = process.argv[2] === BUILD_ONLY;
const [file, ...args] = process.argv.slice(buildOnly ? 3 : 2);
if (!file) {
  console.error('usage: node scripts/run-bundled.mjs FILE [arguments]');
  process.exit(2);
}
const entry = path.resolve(root, file);
if (!existsSync(entry)) {
  console.error(`${file} does not exist`);
  process.exit(2);
}

if (buildOnly) {
  await build(entry);
} else {
  setup();
  if (!isFresh(entry)) {
    const run = spawnSync(process.execPath, [fileURLToPath(import.meta.url), BUILD_ONLY, entry], { stdio: 'inherit' });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
  const { code } = bundleOf(entry);
  process.setSourceMapsEnabled(true);
  process.argv.splice(1, process.argv.length - 1, code, ...args);
  await import(pathToFileURL(code).href);
}
