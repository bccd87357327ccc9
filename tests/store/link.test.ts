import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateHash } from '../../src/engine/hash.ts';
import { createRandom } from '../../src/engine/random.ts';
import { packGame, packPosition, unpackGame } from '../../src/scenarios/game-link.ts';
import { LINK_FAULTS } from '../../src/scenarios/link-faults.ts';
import { SCENARIOS } from '../../src/scenarios/library.ts';
import { mutate } from '../../src/scenarios/mutation.ts';
import { openReplay, type OpenedReplay, type ReplayFile } from '../../src/scenarios/replay-file.ts';
import { decodeLink, encodeGame, encodePosition } from '../../src/store/link.ts';
import { smallBattle } from '../scenarios/small-battle.ts';
import { played } from './game.ts';

const PLAYERS = { allies: 'Anna', axis: 'Zoë' };
const GAME = played(60, { players: PLAYERS, saved: '2024-06-06T05:30:00Z' });

async function hashOf(made: ReturnType<typeof encodeGame>): Promise<string> {
  const link = await made;
  if (!('hash' in link)) throw new Error(JSON.stringify(link));
  return link.hash;
}

async function decoded(text: string): Promise<OpenedReplay> {
  const file = await decodeLink(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const game = openReplay(file.value);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

async function faultOf(text: string): Promise<string> {
  const file = await decodeLink(text);
  return file.ok ? 'none' : file.error[0].path;
}

function opened(file: ReplayFile): OpenedReplay {
  const game = openReplay(file);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

/** A link with a body of one's own, but with the right length and checksum. */
async function linkWith(json: string): Promise<string> {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return linkOfBytes(Buffer.from(await new Response(stream).arrayBuffer()));
}

function linkOfBytes(bytes: Buffer): string {
  const body = bytes.toString('base64url');
  return `1.${body.length.toString(36)}.${stateHash(body).slice(0, 8)}.${body}`;
}

describe('a link', () => {
  it('holds a whole game of every built-in battle', { timeout: 60_000 }, async () => {
    for (const { file } of SCENARIOS) {
      const game = played(5000, { players: PLAYERS }, file);
      const hash = await hashOf(encodeGame(game));
      expect(hash.length).toBeLessThan(6000);
      const again = await decoded(hash);
      expect(again.file).toEqual({ ...game, checks: game.checks.slice(-1) });
      expect(again.last).toEqual(opened(game).last);
    }
  });

  it('holds a position at any moment of a game, whatever was laid or cleared', { timeout: 60_000 }, async () => {
    for (let count = 0; count < 400; count += 23) {
      const game = played(count, { players: PLAYERS }, SCENARIOS[2].file);
      const again = await decoded(await hashOf(encodePosition(game)));
      expect(again.actions).toEqual([]);
      expect(again.first).toEqual(opened(game).last);
      expect(again.file.players).toEqual(PLAYERS);
    }
  });

  it('holds a game that was played on from a position, and a battle that is not in the library', async () => {
    const [position] = [(await decoded(await hashOf(encodePosition(GAME)))).file];
    expect((await decoded(await hashOf(encodeGame(position)))).first).toEqual(opened(GAME).last);
    const own = played(30, {}, smallBattle());
    expect((await decoded(await hashOf(encodeGame(own)))).file.scenario).toEqual(smallBattle());
  });

  it('is read from a whole address, and with the line breaks of a mail', async () => {
    const hash = await hashOf(encodeGame(GAME));
    const broken = hash.replace(/.{70}/g, '$&\r\n');
    for (const text of [`https://example.org/game/${hash}`, hash.slice('#/link/'.length), ` ${broken} `]) {
      expect((await decoded(text)).actions.length).toBe(60);
    }
  });

  it('is read out of the words that somebody wrote around it', async () => {
    const hash = await hashOf(encodeGame(GAME));
    const broken = hash.replace(/.{70}/g, '$&\r\n');
    for (const text of [
      `Try https://example.org/game/${hash}\n\nCheers, Bob`,
      `(https://example.org/${hash}).`,
      `${hash}, please`,
      `Hi!\n\nhttps://example.org/${broken}\nCheers, Bob\n${'blah '.repeat(90_000)}`,
    ]) {
      expect((await decoded(text)).actions.length).toBe(60);
    }
  });

  it('is too long when a battle has very much to say', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => stateHash(at)).join(' ');
    const own = smallBattle({ text: { briefing: words.slice(0, 20_000) } });
    expect(await encodeGame(played(3, {}, own))).toMatchObject({ tooLong: expect.any(Number) as number });
  });

  it('says what is wrong with it', async () => {
    const text = (await hashOf(encodeGame(GAME))).slice('#/link/'.length);
    const packed = packGame(GAME);
    if (!packed.ok) throw new Error('not packed');
    const withChange = (change: object) => linkWith(JSON.stringify({ ...packed.value, ...change }));
    expect(await faultOf(text)).toBe('none');
    expect(await faultOf(text.slice(0, -1))).toBe(LINK_FAULTS.incomplete);
    expect(await faultOf(text.slice(0, 12))).toBe(LINK_FAULTS.incomplete);
    expect(await faultOf('1')).toBe(LINK_FAULTS.incomplete);
    expect(await faultOf('')).toBe(LINK_FAULTS.damaged);
    expect(await faultOf(text.replace(/^1\.\w+/, '1.zzzzz'))).toBe(LINK_FAULTS.damaged);
    expect(await faultOf(text.replace(/.{9}$/, 'AAAAAAAAA'))).toBe(LINK_FAULTS.damaged);
    expect(await faultOf(text.replace(/^1/, '2'))).toBe(LINK_FAULTS.version);
    expect(await faultOf(await withChange({ battle: 'cape-nowhere' }))).toBe(LINK_FAULTS.battle);
    expect(await faultOf(await withChange({ scenarioHash: '0' }))).toBe(LINK_FAULTS.changed);
    expect(await faultOf(await withChange({ seed: 'other' }))).toMatch(/actions|checks/);
    expect(await faultOf(await withChange({ hash: '0' }))).toBe('checks[0]');
    expect(await faultOf(await withChange({ actions: [9999] }))).toBe('actions[0]');
    expect(await faultOf(await withChange({ algorithm: 'coin' }))).toBe('algorithm');
    expect(await faultOf(await linkWith('not JSON'))).toBe(LINK_FAULTS.damaged);
    expect(await faultOf(await linkWith('['.repeat(200_000) + ']'.repeat(200_000)))).toBe(LINK_FAULTS.damaged);
    expect(await faultOf(await linkWith('"JSON"'))).toBe('');
  });

  it('does not unpack more than a game can be', async () => {
    expect(await faultOf(await linkWith(' '.repeat(50_000_000)))).toBe(LINK_FAULTS.damaged);
  });

  it('that was cut or changed in any character is a fault', { timeout: 60_000 }, async () => {
    const text = (await hashOf(encodeGame(GAME))).slice('#/link/'.length);
    const alphabet = 'ABCabc019-_.%~ /é\u0000';
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 1), fc.nat(alphabet.length - 1), fc.boolean(), async (at, by, cut) => {
        const spoilt = cut ? text.slice(0, at) : text.slice(0, at) + alphabet[by] + text.slice(at + 1);
        if (spoilt !== text) expect(await faultOf(spoilt)).not.toBe('none');
      }),
      { numRuns: 400 },
    );
  });

  it('of any text or bytes is a fault and never throws', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.base64String()), async (text) => {
        expect(await faultOf(text)).not.toBe('none');
        expect(await faultOf(`#/link/1.${text}`)).not.toBe('none');
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await faultOf(linkOfBytes(Buffer.from(bytes)))).not.toBe('none');
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        expect(await faultOf(await linkWith(json))).not.toBe('none');
      }),
    );
  });

  it('with anything changed inside is a game or a fault and never throws', { timeout: 60_000 }, () => {
    const packed = [packGame(GAME), packPosition(GAME)].map((read) => (read.ok ? read.value : null));
    fc.assert(
      fc.property(fc.nat(1), fc.nat(), (at, seed) => {
        const read = unpackGame(mutate(JSON.parse(JSON.stringify(packed[at])), createRandom(seed)));
        if (!read.ok) expect(read.error[0].message).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});
