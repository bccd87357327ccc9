// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { view as viewOf } from '../../src/memoir/index.ts';
import type { MaybeSide } from '../../src/memoir/side.ts';
import { workshop } from '../../src/store/workshop.ts';
import { groundOf } from '../../src/ui/table/board-model.tsx';
import { hexText } from '../../src/ui/table/hex-text.ts';
import { BattleMap } from '../../src/ui/start/BattleMap.tsx';
import { medalSpots } from '../../src/ui/table/terrain/objectives.ts';
import { loadAirWords, loadWords } from '../../src/ui/text/i18n.ts';
import { GroupLayer } from '../../src/ui/workshop/GroupLayer.tsx';
import { mapDrawer } from '../../src/ui/workshop/map-model.tsx';
import { HexPicture } from '../../src/ui/workshop/panels/HexPicture.tsx';
import { planHexText } from '../../src/ui/workshop/plan-text.ts';
import { pictureOf } from '../../src/workshop/picture.ts';
import { emptyPlan, type Plan, type PlanObjective } from '../../src/workshop/plan.ts';
import { hexNamed, position } from '../support/kit.ts';
import { at } from './board-support.tsx';

const medal = (side: MaybeSide, medals: number, ...labels: string[]): PlanObjective => ({
  hexes: labels.map(at),
  side,
  need: labels.length,
  medals,
  switches: [],
});
const planWith = (...objectives: PlanObjective[]): Plan => ({ ...emptyPlan('Medals'), objectives });
const BOTH = planWith(medal(0, 1, 'E5'), medal(1, 1, 'E5'));

function medalsIn(drawing: ReactNode, isInside = false): string[] {
  const { container, unmount } = render(isInside ? <svg>{drawing}</svg> : drawing);
  const drawn = [...container.querySelectorAll('.medal')].map((one) =>
    [one.getAttribute('class'), one.textContent].filter((word) => word !== '').join(' '),
  );
  unmount();
  return drawn;
}

beforeAll(async () => {
  await Promise.all([loadWords(), loadAirWords()]);
});
afterEach(cleanup);

it('medals of both sides on one hex are drawn on every map', () => {
  const both = ['medal medal-0', 'medal medal-1'];
  const picture = pictureOf(BOTH);
  expect(medalsIn(<BattleMap picture={picture} size="small" />)).toEqual(both);
  expect(medalsIn(<BattleMap picture={picture} size="large" />)).toEqual(both);
  expect(medalsIn(mapDrawer()(BOTH).ground[at('E5')], true)).toEqual(both);
  expect(medalsIn(<HexPicture plan={BOTH} hex={at('E5')} />)).toEqual(both);
});

it('the workshop draws a hex anew when a second medal is laid there', () => {
  const draw = mapDrawer();
  expect(medalsIn(draw(planWith(BOTH.objectives[0])).ground[at('E5')], true)).toHaveLength(1);
  expect(medalsIn(draw(BOTH).ground[at('E5')], true)).toHaveLength(2);
});

it('on the table each of them says who holds it', () => {
  const state = position({
    allies: { E5: 'infantry' },
    axis: { A9: 'infantry' },
    objectives: [
      { side: 'allies', hexes: ['E5'] },
      { side: 'axis', hexes: ['E5'] },
      { hexes: ['E5', 'G5'], need: 2 },
    ],
  });
  const view = viewOf(state, 0);
  const hex = hexNamed(state, 'E5');
  const file = { format: 'airfield44/scenario', version: 1, name: 'Here', units: { allies: {}, axis: {} } } as const;
  expect(medalsIn(groundOf(view, file)[hex], true)).toEqual([
    'medal medal-0 held held-0',
    'medal medal-1',
    'medal medal-any',
  ]);
  expect(hexText(view, [], hex)).toMatch(
    /objective of the Allies, held by the Allies · objective of the Axis · objective$/,
  );
});

it('all of them are said', () => {
  expect(planHexText(BOTH, at('E5'))).toBe('E5 · open ground · objective of the Allies · objective of the Axis');
});

it('those of one side are one medal with their number, on the map and in words', () => {
  const plan = planWith(medal(1, 1, 'E5'), medal(-1, 1, 'E5'), medal(1, 2, 'E5'));
  expect(medalsIn(<BattleMap picture={pictureOf(plan)} size="large" />)).toEqual([
    'medal medal-1 3',
    'medal medal-any',
  ]);
  expect(planHexText(plan, at('E5'))).toBe('E5 · open ground · objective of the Axis for 3 medals · objective');
});

it('they lie beside each other within their hex, and leave the corner of mines and exits free', () => {
  for (const count of [1, 2, 3]) {
    const spots = medalSpots(count);
    expect(spots).toHaveLength(count);
    spots.forEach(({ x, scale }, nr) => {
      expect(x - 11 * scale).toBeGreaterThan(-16);
      expect(x + 11 * scale).toBeLessThan(43);
      if (nr > 0) expect(x - spots[nr - 1].x).toBeGreaterThan(2 * 10.4 * scale);
    });
  }
});

it('the thread of a group leads to the medal of its side', () => {
  const plan = planWith(medal(1, 1, 'E5', 'F5'), medal(0, 1, 'E5'));
  act(() => workshop.open('own-medals', plan));
  const { container } = render(
    <svg>
      <GroupLayer />
    </svg>,
  );
  const [[first], [second]] = (container.querySelector('polyline')?.getAttribute('points') ?? '')
    .split(' ')
    .map((point) => point.split(',').map(Number));
  const [[alone], [, axis]] = [medalSpots(1), medalSpots(2)];
  const width = 50 * Math.sqrt(3);
  expect(second - first).toBeCloseTo(width + alone.x - axis.x, 1);
});
