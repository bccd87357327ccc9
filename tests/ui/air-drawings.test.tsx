import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AirCardRow } from '../../src/memoir/air/new-flight-plan/card.ts';
import { DEFAULT_SETTINGS, settingsStore } from '../../src/store/settings.ts';
import { AirCardBack } from '../../src/ui/air/AirCardBack.tsx';
import { AirCardFace } from '../../src/ui/air/AirCardFace.tsx';
import { AircraftDrawing } from '../../src/ui/air/AircraftDrawing.tsx';
import { MODEL_IDS } from '../../src/ui/air/aircraft-model.ts';
import { shapeOf } from '../../src/ui/air/airframes/shape-of.ts';
import { AmmunitionPips } from '../../src/ui/air/AmmunitionPips.tsx';
import { RuleCard } from '../../src/ui/air/RuleCard.tsx';

function drawn(drawing: ReactNode): Element {
  return render(<svg>{drawing}</svg>).container;
}

/** Which way round a closed outline runs: those of one sense fill without gaps. */
function turned(outline: string): number {
  const points = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const area = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.sign(area);
}

afterEach(() => settingsStore.setState(DEFAULT_SETTINGS));

describe('an aircraft', () => {
  it.each(MODEL_IDS)('%s has an outline of its own without a gap in it', (model) => {
    const { outline } = shapeOf(model);
    expect(outline).not.toMatch(/NaN|undefined/);
    expect(MODEL_IDS.filter((other) => shapeOf(other).outline === outline)).toEqual([model]);
  });

  it('has no gap where twin booms cross the wings and the tail', () => {
    const { outline } = shapeOf('p38');
    expect(new Set(outline.split('Z').filter(Boolean).map(turned)).size).toBe(1);
    expect(drawn(<AircraftDrawing model="p38" side={0} />).querySelectorAll('.turning')).toHaveLength(2);
  });

  it('flies with turning propellers, and lands with still ones and chocks', () => {
    const flying = drawn(<AircraftDrawing model="b17" side={0} />);
    expect(flying.querySelectorAll('.turning')).toHaveLength(4);
    expect(flying.querySelector('.chock')).toBeNull();
    const landed = drawn(<AircraftDrawing model="b17" side={0} landed />);
    expect(landed.querySelector('.turning')).toBeNull();
    expect(landed.querySelectorAll('.chock')).toHaveLength(2);
  });

  it('turns no propeller where nothing shall move', () => {
    const flying = drawn(<AircraftDrawing model="zero" side={1} />);
    expect(flying.querySelectorAll('.turning')).toHaveLength(1);
    act(() => settingsStore.setState({ speed: 'off' }));
    expect(flying.querySelector('.turning')).toBeNull();
    expect(flying.querySelectorAll('.propeller-disc')).toHaveLength(1);
  });
});

describe('the ammunition beside it', () => {
  it('is a number beside each kind that it carries', () => {
    const much = drawn(<AmmunitionPips type="fighter" stock={{ mg: 9, bomb: 0 }} />);
    expect(much.textContent).toBe('9');
    const two = drawn(<AmmunitionPips type="fighterBomber" stock={{ mg: 2, bomb: 0 }} />);
    expect([...two.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['2', '0']);
    expect(two.querySelectorAll('path')).toHaveLength(2);
    expect(two.querySelectorAll('.pip-spent')).toHaveLength(1);
  });
});

const CARD: AirCardRow = {
  id: 'test',
  title: 'Low Pass',
  text: 'Two dice a marker.',
  count: 1,
  symbol: 'fighter',
  moment: 'withTheOrder',
  effect: {},
};

describe('an air combat card', () => {
  it('says its title, for which type it is, when it is played and what it does', () => {
    render(<AirCardFace row={CARD} reason="not now" />);
    for (const words of ['Low Pass', 'Fighter', 'With the order', 'Two dice a marker.', 'not now'])
      expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('has no type where it has no symbol', () => {
    const { container } = render(<AirCardFace row={{ ...CARD, symbol: null, moment: 'aircraftHit' }} />);
    expect(container.querySelector('.type-symbol')).toBeNull();
    expect(container.querySelector('.air-card-answer')).not.toBeNull();
  });

  it('tells nothing from behind', () => {
    render(<AirCardBack />);
    expect(screen.getByText('Hidden air combat card')).toBeInTheDocument();
  });
});

describe('the rule card of a type', () => {
  const values = { move: 4, dogfight: 2, stock: { mg: 3, bomb: 3 } };

  it('shows what is left and what was used', () => {
    const card = (
      <RuleCard
        type="fighterBomber"
        model="typhoon"
        side={0}
        values={values}
        status="onTheBoard"
        stock={{ mg: 1, bomb: 3 }}
      />
    );
    const { container } = render(card);
    expect(screen.getByRole('listitem', { name: '1 MG marker' })).toBeInTheDocument();
    expect(screen.getByRole('listitem', { name: '3 bombs' })).toBeInTheDocument();
    expect(container.querySelectorAll('.marker-used')).toHaveLength(2);
  });

  it('is crossed out once the type is lost', () => {
    const { container } = render(
      <RuleCard type="fighterBomber" model="typhoon" side={0} values={values} status="lost" />,
    );
    expect(container.querySelector('.rule-card-cross')).not.toBeNull();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText('Lost for this battle')).toBeInTheDocument();
  });
});
