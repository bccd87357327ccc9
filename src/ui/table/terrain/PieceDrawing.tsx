import type { ReactNode } from 'react';
import type { TerrainId } from '../../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../../memoir/terrain/ground.ts';
import { terrainName } from '../../text/terrain.ts';
import * as Built from './buildings.tsx';
import * as Line from './lines.tsx';
import * as Nature from './nature.tsx';
import * as Obstacle from './obstacles.tsx';

type Draw = (piece: Piece) => ReactNode;

const hill = () => <Nature.Hill />;
const mountain = () => <Nature.Mountain />;
const trees = () => <Nature.Trees />;
const town = () => <Built.Town />;
const bridge: Draw = (piece) => <Line.Bridge piece={piece} />;
const nothing = () => null;

/** In the order in which they lie on each other; what is not here gets a sign with its name. */
const DRAWINGS: Partial<Record<TerrainId, Draw>> = {
  ocean: () => <Nature.Waves />,
  lake: () => <Nature.Waves />,
  beach: nothing,
  coast: nothing,
  hill,
  highGround: hill,
  impassableHill: () => <Nature.Hill steep />,
  impassableBlockingHill: () => <Nature.Hill steep />,
  steepHill: () => <Nature.Hill steep />,
  erg: () => <Nature.Dunes />,
  bluff: () => [<Nature.Hill key="hill" />, <Nature.Cliff key="cliff" />],
  cliff: () => [<Nature.Hill key="hill" />, <Nature.Cliff key="cliff" />],
  hillCave: () => [<Nature.Hill key="hill" />, <Nature.Cave key="cave" />],
  hillForest: () => [<Nature.Hill key="hill" />, <Nature.Trees key="trees" />],
  hillVillage: () => [<Nature.Hill key="hill" />, <Built.Town key="town" />],
  mountain,
  impassableMountain: mountain,
  mountainCave: () => [<Nature.Mountain key="mountain" />, <Nature.Cave key="cave" />],
  ravine: () => <Nature.Ravine />,
  wadi: (piece) => <Line.Wadi piece={piece} />,
  marsh: () => <Nature.Marsh />,
  ricePaddies: () => <Nature.Paddies />,
  oasis: () => [<Nature.Pool key="pool" />, <Nature.Palms key="palms" few />],
  river: (piece) => <Line.Water piece={piece} />,
  wideRiver: (piece) => <Line.Water piece={piece} wide />,
  fordableStream: (piece) => <Line.Stream piece={piece} />,
  frozenRiver: (piece) => <Line.Ice piece={piece} />,
  ford: () => <Line.Ford />,
  bridge,
  bridgeSection: bridge,
  pontoonBridge: bridge,
  railBridge: bridge,
  brokenBridge: (piece) => <Line.Bridge piece={piece} broken />,
  pier: () => <Built.Pier />,
  rail: (piece) => <Line.Rail piece={piece} />,
  road: (piece) => <Line.Road piece={piece} />,
  hillRoad: (piece) => [<Nature.Hill key="hill" />, <Line.Road key="road" piece={piece} />],
  woods: trees,
  impassableWoods: () => <Nature.Trees dark />,
  jungle: () => <Nature.Trees dark />,
  palmForest: () => <Nature.Palms />,
  hedgerow: () => <Nature.Hedgerow />,
  town,
  impassableTown: town,
  church: () => <Built.Church />,
  barracks: () => <Built.Barracks />,
  factory: () => <Built.Factory />,
  cityRuins: () => <Built.Ruins />,
  fortress: () => <Built.Fortress />,
  cemetery: () => <Built.Graves />,
  supplyDepot: () => <Built.Crates />,
  airfield: () => <Built.Airfield />,
  headquarters: () => <Built.Headquarters />,
  hospital: () => <Built.Hospital />,
  bunker: ({ owner }) => <Obstacle.Bunker owner={owner} />,
  fieldBunker: ({ owner }) => <Obstacle.Bunker owner={owner} field />,
  seaWall: () => <Obstacle.SeaWall />,
  trenches: () => <Obstacle.Trenches />,
  dragonsTeeth: () => <Obstacle.Teeth />,
  hedgehog: () => <Obstacle.Hedgehogs />,
  roadBlock: () => <Obstacle.RoadBlock />,
  sandbags: () => <Obstacle.Sandbags />,
  wire: () => <Obstacle.Wire />,
  // Drawn from the mines themselves, which know their value.
  minefield: nothing,
};

const ORDER = Object.keys(DRAWINGS);

/** The lower, the earlier it is drawn. */
export function pieceRank({ id }: Piece): number {
  const rank = ORDER.indexOf(id);
  return rank === -1 ? ORDER.length : rank;
}

function Sign({ text }: { readonly text: string }) {
  return (
    <g className="terrain-sign">
      <rect x={-38} y={-30} width={76} height={15} rx={3} />
      <text y={-19} {...(text.length > 12 ? { textLength: 70, lengthAdjust: 'spacingAndGlyphs' as const } : {})}>
        {text}
      </text>
    </g>
  );
}

export function PieceDrawing({ piece }: { readonly piece: Piece }) {
  const draw = DRAWINGS[piece.id];
  return draw === undefined ? <Sign text={terrainName(piece.id)} /> : <>{draw(piece)}</>;
}
