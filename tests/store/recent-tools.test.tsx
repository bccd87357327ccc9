import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecentTools } from '../../src/store/recent-tools.ts';
import type { Tool } from '../../src/workshop/tool.ts';

/** The stores of a page that was just loaded. */
async function page() {
  vi.resetModules();
  const { palette } = await import('../../src/store/palette.ts');
  const { takeTool } = await import('../../src/store/drawing-table.ts');
  return { recent: () => palette.getState().recent, takeTool };
}

const WOODS: Tool = { kind: 'piece', id: 'woods', owner: null, recovery: null };
const TIGER: Tool = {
  kind: 'unit',
  unit: { side: 1, kind: 'tiger', nation: 'ger', figures: 2, traits: ['camouflaged'], idleUntil: 3 },
};
const OTHERS: readonly Tool[] = [
  { kind: 'aircraft', side: 0, type: 'fighter' },
  { kind: 'mine', mine: { side: -1, decoy: true } },
  { kind: 'objective', side: -1, medals: 2, isGroup: true },
  { kind: 'exit', side: 1 },
  { kind: 'name', text: 'Mill' },
];

beforeEach(() => localStorage.clear());

describe('tools used of late', () => {
  it('are at hand again after a reload, the newest first', async () => {
    const before = await page();
    for (const tool of [WOODS, TIGER, { kind: 'hand' } as const, ...OTHERS]) before.takeTool(tool);
    const after = await page();
    expect(after.recent()).toEqual([...OTHERS.toReversed(), TIGER, WOODS]);
  });

  it('are left out when they make no sense', () => {
    const text = JSON.stringify([
      WOODS,
      { ...WOODS, id: 'volcano' },
      { kind: 'unit', unit: { ...TIGER.unit, figures: 99 } },
      { kind: 'eraser', layer: 'all' },
      null,
    ]);
    expect(readRecentTools(text)).toEqual([WOODS]);
    expect(readRecentTools('[')).toEqual([]);
    expect(readRecentTools('{}')).toEqual([]);
    expect(readRecentTools(null)).toEqual([]);
  });

  it('last as long as the page where nothing can be kept', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { recent, takeTool } = await page();
    takeTool(WOODS);
    expect(recent()).toEqual([WOODS]);
    vi.restoreAllMocks();
  });
});
