import { describe, expect, it } from 'vitest';
import '../../src/memoir/air/new-flight-plan/index.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { LINK_FAULTS } from '../../src/scenarios/link-faults.ts';
import { packedText } from '../../src/store/link-text.ts';
import { decodeScenario, encodeScenario } from '../../src/store/scenario-link.ts';
import { smallBattle } from '../scenarios/small-battle.ts';

async function linkOf(file: ReturnType<typeof smallBattle>): Promise<string> {
  const link = await encodeScenario('own-mine', file);
  if (!('hash' in link)) throw new Error(JSON.stringify(link));
  return link.hash;
}

describe('the link of a scenario', () => {
  it.each(SCENARIOS.map(({ id, file }) => [id, file] as const))('%s comes through whole', async (_id, file) => {
    const hash = await linkOf(file);
    expect(hash).toMatch(/^#\/scenario\/1\./);
    expect(await decodeScenario(`https://example.org/game/${hash}`)).toMatchObject({ ok: true, value: { file } });
    expect(await decodeScenario(hash.replace('#/scenario/', ''))).toMatchObject({ ok: true, value: { file } });
  });

  it('names a battle that everybody has', async () => {
    const [{ id, file }] = SCENARIOS;
    expect(await encodeScenario(id, file)).toEqual({ hash: `#/battle/${id}`, isWhole: true });
  });

  it('is not made too long: what nobody here reads stays behind first', async () => {
    const noise = Array.from({ length: 1500 }, (_, at) => ((at * 2_654_435_761) % 4_294_967_291).toString(36)).join('');
    const remarks = [{ path: 'board', what: 'Fog', instead: 'Sunshine' }];
    const file = smallBattle({ kept: { m44: { noise }, remarks } });
    const link = await encodeScenario('own-mine', file);
    expect(link).toMatchObject({ isWhole: false });
    const read = 'hash' in link ? await decodeScenario(link.hash) : null;
    expect(read).toMatchObject({ ok: true, value: { file: smallBattle({ kept: { remarks } }), remarks } });
    expect(await encodeScenario('own-mine', smallBattle({ text: { background: noise } }))).toHaveProperty('tooLong');
  });

  it('is damaged where it is nested deeper than any scenario', async () => {
    let deep: object = {};
    for (let depth = 0; depth < 20_000; depth++) deep = { deep };
    const packed = await packedText('/scenario/', { ...smallBattle(), kept: { m44: deep } });
    const read = await decodeScenario('hash' in packed ? packed.hash : '');
    expect(read).toMatchObject({ ok: false, error: [{ path: LINK_FAULTS.damaged }] });
  });

  it('says what is wrong with it', async () => {
    const hash = await linkOf(smallBattle());
    const path = async (text: string) => {
      const read = await decodeScenario(text);
      return read.ok ? 'read' : read.error[0].path;
    };
    expect(await path(hash.slice(0, -9))).toBe(LINK_FAULTS.incomplete);
    expect(await path(`${hash.slice(0, -4)}AAAA`)).toBe(LINK_FAULTS.damaged);
    expect(await path(hash.replace('/1.', '/2.'))).toBe(LINK_FAULTS.version);
    expect(await path('nonsense')).toBe(LINK_FAULTS.damaged);
    expect(await path(await linkOf({ ...smallBattle(), first: 'nobody' } as never))).toBe('first');
  });
});
