// What the table will say about a hex: read off the rows of terrain and units, as it is during the battle.
import type { Hex } from '../../../hex/board.ts';
import { pieceFacts } from '../../../memoir/terrain/facts.ts';
import { kindFacts } from '../../../memoir/units/facts.ts';
import { kindOf } from '../../../memoir/units/unit.ts';
import { shownPieces, shownUnit } from '../../../workshop/picture.ts';
import type { Plan } from '../../../workshop/plan.ts';
import type { NoteLine } from '../../table/hover/note-line.ts';
import { terrainFactText, unitFactText } from '../../text/facts.ts';
import { t } from '../../text/i18n.ts';
import { capital } from '../../text/sides.ts';
import { openGround, terrainName } from '../../text/terrain.ts';
import { unitName } from '../../text/units.ts';

/** Every unit has these; they are a few words, the others are sentences. */
const VALUES: ReadonlySet<string> = new Set(['class', 'figures', 'move', 'dice', 'sight', 'ground', 'overrun']);

function unitLines(plan: Plan, hex: Hex): NoteLine[] {
  const planned = plan.units[hex];
  const unit = planned === undefined ? null : shownUnit(plan, hex, planned);
  if (unit === null) return [];
  const facts = kindFacts(kindOf(unit).id);
  const values = facts.filter(({ kind }) => VALUES.has(kind)).map(unitFactText);
  const sentences = facts.filter(({ kind }) => !VALUES.has(kind)).map(unitFactText);
  return [
    { id: 'unit', kind: 'unit', title: capital(unitName(unit)), text: '' },
    { id: 'values', kind: 'values', text: values.join(' · ') },
    ...(sentences.length === 0 ? [] : [{ id: 'ability', kind: 'ability' as const, text: sentences.join(' ') }]),
  ];
}

export function tableLines(plan: Plan, hex: Hex): NoteLine[] {
  const pieces = shownPieces(plan, hex);
  const ground = pieces.map((piece): NoteLine => {
    const facts = pieceFacts(piece).map(terrainFactText);
    return {
      id: `${piece.id} ${piece.owner ?? ''}`,
      kind: 'ground',
      title: capital(terrainName(piece.id)),
      text: facts.length === 0 ? t('workshop:inspect.likeOpen') : facts.join(' '),
    };
  });
  const open: NoteLine = { id: 'open', kind: 'ground', title: capital(openGround()), text: '' };
  return [...unitLines(plan, hex), ...(ground.length === 0 ? [open] : ground)];
}
