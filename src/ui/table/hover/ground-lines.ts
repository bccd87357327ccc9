import type { Hex } from '../../../hex/board.ts';
import type { View } from '../../../memoir/index.ts';
import { pieceFacts, type TerrainFact, type TerrainFactKind } from '../../../memoir/terrain/facts.ts';
import type { Piece } from '../../../memoir/terrain/ground.ts';
import { UNIT_CLASSES } from '../../../memoir/units/kinds.ts';
import { BOAT, hasTrait, kindOf } from '../../../memoir/units/unit.ts';
import { terrainFactText } from '../../text/facts.ts';
import { t } from '../../text/i18n.ts';
import { capital, sideWords } from '../../text/sides.ts';
import { openGround, terrainName } from '../../text/terrain.ts';
import type { NoteLine } from './note-line.ts';

type Told = (fact: TerrainFact) => boolean;

/** Pieces on one hex change each other, and some facts matter only in some battles. */
function tellerOf(view: View, hex: Hex): (own: readonly TerrainFact[]) => Told {
  const all = new Set<TerrainFactKind>(view.ground.pieces[hex].flatMap(pieceFacts).map(({ kind }) => kind));
  const unit = view.units.find((one) => one.hex === hex);
  const unitClass = unit === undefined ? null : UNIT_CLASSES[kindOf(unit).class];
  const hasBoats = view.units.some((one) => hasTrait(one, BOAT));
  const hasShips = view.units.some((one) => UNIT_CLASSES[kindOf(one).class] === 'ship');
  return (own) => {
    const kinds = new Set(own.map(({ kind }) => kind));
    const isWater = kinds.has('closedTo') && all.has('crossing') && !kinds.has('crossing');
    return (fact) => {
      switch (fact.kind) {
        case 'closedTo':
          return !isWater && !(kinds.has('boats') && hasBoats);
        case 'boats':
          return !isWater && hasBoats;
        case 'holds':
          return unitClass !== null && fact.classes.includes(unitClass);
        case 'stop':
          return !(kinds.has('railCrossing') && all.has('road'));
        case 'railCrossing':
        case 'rail':
          return false;
        case 'ice':
          return !all.has('overIce');
        case 'overIce':
          return all.has('ice');
        case 'ships':
        case 'shipsKeepOff':
          return hasShips;
        case 'hillByHeights':
          return view.rules.hillSight === 'heights';
        case 'height':
          return view.rules.hillSight === 'heights';
        default:
          return true;
      }
    };
  };
}

function titleOf({ id, owner }: Piece): string {
  const terrain = capital(terrainName(id));
  return owner === undefined ? terrain : t('hover:terrainOf', { terrain, ...sideWords(owner) });
}

function extrasOf(view: View, hex: Hex, { id }: Piece): string[] {
  if (id === 'headquarters' && view.capturedHeadquarters.includes(hex)) return [t('hover:captured')];
  const mine = id === 'minefield' ? view.mines.find((one) => one.hex === hex) : undefined;
  if (mine === undefined) return [];
  return [
    mine.value === null ? t('hover:mine.unknown') : t('hover:mine.known', { count: mine.value }),
    ...(mine.side === -1 ? [] : [t('hover:mine.laid', sideWords(mine.side))]),
  ];
}

/** One line a piece; a piece that changes nothing is named all the same. */
export function groundLines(view: View, hex: Hex): NoteLine[] {
  const pieces = view.ground.pieces[hex];
  if (pieces.length === 0) return [{ id: 'open', kind: 'ground', title: capital(openGround()), text: '' }];
  const teller = tellerOf(view, hex);
  return pieces.map((piece) => {
    const facts = pieceFacts(piece);
    const told = facts.filter(teller(facts)).map(terrainFactText);
    return {
      id: piece.id,
      kind: 'ground',
      title: titleOf(piece),
      text: [...extrasOf(view, hex, piece), ...told].join(' '),
    };
  });
}
