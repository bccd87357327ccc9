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

export default defineConfig({
  base: './',
  plugins: [react(), withoutPolicyInDevelopment(), offline()],
  build: { outDir: 'dist', target: 'es2023', sourcemap: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
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
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
        },
      },
    ],
  },
});
