// What is on a hex and what it does, line by line, the most telling first.
import type { Hex } from '../../../hex/board.ts';
import type { Action, View } from '../../../memoir/index.ts';
import type { Objective } from '../../../memoir/rules.ts';
import { SIDE_NAMES, SIDES, type Side } from '../../../memoir/side.ts';
import { airParts } from '../../air/late.tsx';
import { t } from '../../text/i18n.ts';
import { rowText } from '../../text/lists.ts';
import { unitOn } from '../../text/scene.ts';
import { capital, sideText, sideWords } from '../../text/sides.ts';
import { groundLines } from './ground-lines.ts';
import type { NoteLine } from './note-line.ts';
import { unitLines } from './unit-lines.ts';

function holderText(holder: Side): string {
  return t('hover:objective.held', { holder: sideText(holder), holderId: SIDE_NAMES[holder] });
}

function extentText({ hexes, need, majority, anyHex }: Objective): string[] {
  const number = hexes.length;
  if (anyHex) return [t('hover:objective.anyHex')];
  if (number === 1) return [];
  if (majority) return [t('hover:objective.majority', { count: need, number })];
  return [need === number ? t('hover:objective.all', { number }) : t('hover:objective.some', { need, number })];
}

function objectiveText(objective: Objective, holder: Side | -1): string {
  const { side, medals, soleControl, permanent, turnStart, lastToOccupy } = objective;
  const whose =
    side === -1
      ? t('hover:objective.either', { count: medals })
      : t('hover:objective.of', { count: medals, ...sideWords(side) });
  return rowText([
    whose,
    ...extentText(objective),
    ...(soleControl ? [t('hover:objective.sole')] : []),
    ...(turnStart ? [t('hover:objective.turnStart')] : []),
    ...(permanent ? [t('hover:objective.permanent')] : []),
    ...(lastToOccupy ? [t('hover:objective.lastToOccupy')] : []),
    ...(holder === -1 ? [] : [holderText(holder)]),
  ]);
}

function objectiveLines(view: View, hex: Hex): NoteLine[] {
  return view.rules.objectives.flatMap((objective, at) =>
    objective.hexes.includes(hex)
      ? [
          {
            id: `objective ${at}`,
            kind: 'goal' as const,
            title: t('hover:objective.title'),
            text: objectiveText(objective, view.objectives[at]),
          },
        ]
      : [],
  );
}

function suddenDeathLines(view: View, hex: Hex): NoteLine[] {
  return view.rules.suddenDeath
    .filter(({ hexes }) => hexes.includes(hex))
    .map(({ side, need, hexes }, at) => ({
      id: `sudden death ${at}`,
      kind: 'goal',
      title: t('hover:suddenDeath.title'),
      text: t('hover:suddenDeath.text', { ...sideWords(side), need, number: hexes.length }),
    }));
}

function exitLines({ rules }: View, hex: Hex): NoteLine[] {
  const medals = rules.infantryExitMedals;
  return SIDES.filter((side) => rules.sides[side].exits.includes(hex)).map((side) => ({
    id: `exit ${side}`,
    kind: 'goal',
    title: t('hover:exit.title'),
    text: rowText([
      t('hover:exit.text', sideWords(side)),
      ...(medals === 1 ? [] : [t('hover:exit.infantry', { number: medals })]),
    ]),
  }));
}

function crosshairLines(view: View, hex: Hex): NoteLine[] {
  return view.crosshairs
    .filter((marker) => marker.hex === hex)
    .map(({ gun }) => ({
      id: `crosshair ${gun}`,
      kind: 'ground',
      title: t('hover:crosshair.title'),
      text: t('hover:crosshair.text', { unit: unitOn(view, gun) }),
    }));
}

function inSentences(lines: readonly NoteLine[]): NoteLine[] {
  return lines.map((line) => ({ ...line, text: capital(line.text) }));
}

/** What can be won there. */
export function goalLines(view: View, hex: Hex): NoteLine[] {
  return inSentences([...objectiveLines(view, hex), ...suddenDeathLines(view, hex), ...exitLines(view, hex)]);
}

/** The unit, what can be won there, and what differs from open ground. */
export function hexLines(view: View, legal: readonly Action[], hex: Hex): NoteLine[] {
  const unit = view.units.find((one) => one.hex === hex);
  return [
    ...inSentences(airParts(view.rules.airRules)?.airLines(view, legal, hex) ?? []),
    ...inSentences(unit === undefined ? [] : unitLines(view, legal, unit)),
    ...goalLines(view, hex),
    ...inSentences([...crosshairLines(view, hex), ...groundLines(view, hex)]),
  ];
}
