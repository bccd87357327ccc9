import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boardOf } from '../../src/hex/board.ts';
import { scenarioById } from '../../src/scenarios/library.ts';
import { beginBattle, matchStore } from '../../src/store/memoir.ts';
import { settingsStore } from '../../src/store/settings.ts';
import { en } from '../../src/ui/text/en/index.ts';
import { i18n } from '../../src/ui/text/i18n.ts';
import { ShownTable } from './shown-table.tsx';

const NAMESPACES = Object.keys(en) as (keyof typeof en)[];

const BATTLE = 'lanes-of-saint-aubert';
const SEED = '7';
/** A language in which every word stands in brackets. */
const BRACKETED = 'en-XA';

type Tree = { readonly [key: string]: string | Tree };

function bracketed(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? `⟦${value}⟧` : bracketed(value)]),
  );
}

const BETWEEN = '\u001F';
const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'] as const;

/** What the page says outside the brackets, piece by piece. */
function strayWords(root: Element): string[] {
  const pieces: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) pieces.push(walker.currentNode.textContent ?? '');
  let text = pieces.join(BETWEEN);
  const labels = [...root.querySelectorAll('*')].flatMap((element) =>
    SPOKEN.map((name) => element.getAttribute(name) ?? '').filter((label) => label !== ''),
  );
  text = [text, ...labels].join(BETWEEN);
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/⟦[^⟦⟧]*⟧/g, BETWEEN);
  }
  return text
    .split(BETWEEN)
    .map((piece) => piece.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((piece) => /\p{L}/u.test(piece));
}

function file() {
  const scenario = scenarioById(BATTLE);
  if (scenario === undefined) throw new Error(BATTLE);
  return scenario.file;
}

/** Names and labels that are the same in every language. */
function isData(piece: string): boolean {
  const { name, places } = file();
  return [name, SEED, ...Object.values(places ?? {}), ...boardOf('standard').labels].includes(piece);
}

describe('in another language the table', () => {
  beforeAll(() => {
    for (const namespace of NAMESPACES) i18n.add(BRACKETED, namespace, bracketed(en[namespace]));
    i18n.changeLanguage(BRACKETED);
  });
  afterAll(() => {
    i18n.changeLanguage('en');
  });
  beforeEach(() => {
    beginBattle(matchStore, { scenario: file(), rules: {}, seed: SEED });
  });

  it('has no word of its own behind the curtain', () => {
    settingsStore.setState({ openHands: false });
    render(<ShownTable />);
    expect(strayWords(document.body).filter((piece) => !isData(piece))).toEqual([]);
  });

  it('has no word of its own through the first turns', async () => {
    settingsStore.setState({ openHands: true, speed: 'off' });
    render(<ShownTable />);
    for (let step = 0; step < 60; step++) {
      const { match, act } = matchStore.getState();
      if (match === null || match.decider === null) break;
      act(match.legal[(step * 7) % match.legal.length]);
    }
    await userEvent.click(screen.getByText(/All actions/));
    expect(strayWords(document.body).filter((piece) => !isData(piece))).toEqual([]);
  });
});
