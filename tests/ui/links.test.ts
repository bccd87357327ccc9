import { describe, expect, it } from 'vitest';
import { addressIn } from '../../src/ui/library/links.ts';
import { encodeScenario } from '../../src/store/scenario-link.ts';
import { smallBattle } from '../scenarios/small-battle.ts';

const battle = (id: string, seed: string | null = null) => ({ screen: 'briefing', battle: id, seed });

describe('an address that was pasted', () => {
  it('is found among the words around it, and ends where they go on', async () => {
    const link = await encodeScenario('own-mine', smallBattle());
    if (!('hash' in link)) throw new Error('no link');
    const sent = { screen: 'scenario', text: link.hash.slice('#/scenario/'.length) };
    const broken = link.hash.replace(/.{60}/g, '$&\r\n');
    for (const hash of [link.hash, broken]) {
      expect(addressIn(` https://example.org/${hash} `)).toEqual(sent);
      expect(addressIn(`Try https://example.org/${hash}\n\nCheers, Bob`)).toEqual(sent);
      expect(addressIn(`(${hash}).`)).toEqual(sent);
    }
    expect(addressIn('https://example.org/#/battle/cape-marenne is fun')).toEqual(battle('cape-marenne'));
    expect(addressIn('Play (#/battle/cape-marenne).')).toEqual(battle('cape-marenne'));
    expect(addressIn('#/battle/cape-marenne?seed=a.b, once more')).toEqual(battle('cape-marenne', 'a.b'));
    expect(addressIn(`First #/battle/cape-marenne, then ${link.hash}`)).toEqual(battle('cape-marenne'));
  });

  it('that is damaged leads to the screen that says so', () => {
    expect(addressIn('#/link/1.4k.abc')).toEqual({ screen: 'link', text: '1.4k.abc' });
  });

  it('is none in a file, in other words, and on the way to other screens', () => {
    for (const text of ['{"text": "#/battle/cape-marenne"}', ' [1]', 'cape-marenne', '#/library', '#/battle/', '']) {
      expect(addressIn(text)).toBeNull();
    }
  });
});
