import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline.mjs';

/** The development server injects inline scripts and styles, which the page's policy forbids. */
function withoutPolicyInDevelopment(): Plugin {
  return {
    name: 'without-policy-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
  };
}

interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Tells the modules that the page needs at once from those of screens that are loaded when they are opened. */
function atOnce(): (id: string, modules: Modules) => string | null {
  const needed = new Set<string>();
  return (id, modules) => {
    const seen = new Set([id]);
    for (const module of seen) {
      const info = modules.getModuleInfo(module);
      if (needed.has(module) || info?.isEntry === true) {
        needed.add(id);
        return 'first';
      }
      for (const importer of info?.importers ?? []) seen.add(importer);
    }
    return null;
  };
}

/** No test is about time: it may take as long as a busy machine needs. */
const PATIENCE = 120_000;

export default defineConfig({
  base: './',
  plugins: [react(), withoutPolicyInDevelopment(), offline()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: true,
    chunkSizeWarningLimit: 800,
    // One file for the first screen: cut at every module that two screens share, it was a tenth larger. The briefing is
    // on the way to the first board, so it is one file, too.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: atOnce(), debugName: 'first' },
            { name: 'briefing', test: /src\/ui\/(briefing\/|Briefing\.tsx)/ },
          ],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: PATIENCE,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          // The rules are pure, so their tests can share one module graph: half the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          testTimeout: PATIENCE,
          // Its effects and timers go by the clock of the machine; npm test names what passed on the second try only.
          retry: process.env.CI === undefined ? 0 : 1,
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
    ],
  },
});
