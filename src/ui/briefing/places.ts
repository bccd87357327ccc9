import type { Hex } from '../../hex/board.ts';
import { terrainRow } from '../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../memoir/terrain/ground.ts';
import type { Battle } from '../start/battle.ts';
import { t } from '../text/i18n.ts';
import { listText } from '../text/lists.ts';
import { capital } from '../text/sides.ts';
import { openGround, terrainName } from '../text/terrain.ts';

/** What a player would call the hex: the bridge rather than the river, the town rather than the road. */
function mainPiece(pieces: readonly Piece[]): Piece | undefined {
  const crossing = pieces.find(({ id }) => terrainRow(id).crossing === true);
  const built = pieces.find(({ id }) => {
    const { layer, road, rail } = terrainRow(id);
    return layer === 'tile' && road !== true && rail !== true;
  });
  const laid = pieces.find(({ id }) => terrainRow(id).layer === 'piece');
  return crossing ?? built ?? laid ?? pieces[0];
}

function groundName(battle: Battle, hex: Hex): string {
  const piece = mainPiece(battle.scenario.ground.pieces[hex]);
  return piece === undefined ? openGround() : terrainName(piece.id);
}

export function labelsText({ board }: Pick<Battle, 'board'>, hexes: readonly Hex[]): string {
  return hexes.map((hex) => board.labels[hex]).join(', ');
}

/** "Torvo Vecchia (D7)"; "bridge and ford (C5, E5)" where no place has a name. */
export function placeText(battle: Battle, hexes: readonly Hex[]): string {
  const named = hexes.flatMap((hex) => battle.places.get(hex) ?? []);
  const names = named.length > 0 ? named : hexes.map((hex) => groundName(battle, hex));
  return t('briefing:victory.place', {
    name: capital(listText([...new Set(names)])),
    hexes: labelsText(battle, hexes),
  });
}
