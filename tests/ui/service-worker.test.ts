import { describe, expect, it } from 'vitest';
import { serviceWorkerText } from '../../scripts/offline.mjs';

const FILES = new Map([
  ['assets/index-abc.js', 'code'],
  ['assets/index-abc.js.map', '{}'],
  ['index.html', '<p>'],
]);

function versionOf(text: string): string {
  return /VERSION = "([0-9a-f]{16})"/.exec(text)?.[1] ?? '';
}

describe('the service worker of a build', () => {
  it('keeps every file but the source maps', () => {
    expect(serviceWorkerText(FILES, '')).toContain('const FILES = ["assets/index-abc.js","index.html"];');
  });

  it('has another version when a file or the worker changed, and only then', () => {
    const version = versionOf(serviceWorkerText(FILES, 'worker'));
    expect(version).not.toBe('');
    expect(versionOf(serviceWorkerText(new Map([...FILES].toReversed()), 'worker'))).toBe(version);
    expect(versionOf(serviceWorkerText(new Map([...FILES, ['index.html', '<b>']]), 'worker'))).not.toBe(version);
    expect(versionOf(serviceWorkerText(FILES, 'another'))).not.toBe(version);
    expect(versionOf(serviceWorkerText(new Map([...FILES, ['x.js.map', '1']]), 'worker'))).toBe(version);
  });
});
