import type { ReactNode } from 'react';
import type { TerrainId } from '../../../memoir/terrain/data/rows.ts';
import type { Piece } from '../../../memoir/terrain/ground.ts';
import { terrainName } from '../../text/terrain.ts';
import * as Built from './buildings.tsx';
import * as Landmark from './landmarks.tsx';
import * as Line from './lines.tsx';
import * as Nature from './nature.tsx';
import * as Obstacle from './obstacles.tsx';
import * as Shore from './shore.tsx';
import type { Face } from './tint.ts';

/** Where a piece lies, as far as its drawing depends on it. */
export interface Setting {
  readonly face: Face;
  /** Directions to the sea; for the sea itself, to the land. */
  readonly sea: number;
  /** A mine lies at the left of the upper third. */
  readonly isMined?: boolean;
}

type Draw = (piece: Piece, setting: Setting) => ReactNode;

/** Keeps its up when the board is turned. All that is not in here turns with the board. */
function Up({ children }: { readonly children: ReactNode }) {
  return <g className="upright">{children}</g>;
}

/** The same upright drawing, whatever the piece says. */
function up(drawing: ReactNode): Draw {
  const upright = <Up>{drawing}</Up>;
  return () => upright;
}

/** What lies across the upper third makes room for a mine, and is read beside it. */
function across(drawing: ReactNode): Draw {
  const whole = <Up>{drawing}</Up>;
  const beside = (
    <Up>
      <g transform="translate(11.5 0) scale(0.7 1)">{drawing}</g>
    </Up>
  );
  return (_, { isMined }) => (isMined === true ? beside : whole);
}

const hill = up(<Nature.Hill />);
const steep = <Nature.Hill steep />;
const mountain = <Nature.Mountain />;
const town = <Built.Town />;
const barred = <Landmark.Barred />;

const trees =
  (dark: boolean): Draw =>
  (_, { face }) => (
    <Up>
      <Nature.Trees dark={dark} winter={face === 'winter'} />
    </Up>
  );

const woods = trees(false);
const jungle = trees(true);

const cliff: Draw = (_, { sea }) => (
  <>
    <Up>
      <Nature.Hill />
    </Up>
    <Shore.Cliff sea={sea} />
  </>
);
const sand: Draw = (_, { sea }) => <Shore.WetSand sea={sea} />;
const bridge: Draw = (piece) => <Line.Bridge piece={piece} />;
const nothing = () => null;

/** In the order in which they lie on each other; what is not here gets a sign with its name. */
const DRAWINGS: Partial<Record<TerrainId, Draw>> = {
  ocean: (_, { sea }) => (
    <>
      <Shore.Surf land={sea} />
      <Up>
        <Nature.Waves />
      </Up>
    </>
  ),
  lake: up(<Nature.Waves />),
  beach: sand,
  coast: sand,
  hill,
  highGround: up(<Nature.Rise />),
  impassableHill: up(
    <>
      {steep}
      {barred}
    </>,
  ),
  impassableBlockingHill: up(
    <>
      {steep}
      {barred}
    </>,
  ),
  steepHill: up(steep),
  erg: up(<Nature.Dunes />),
  bluff: cliff,
  cliff,
  escarpment: up(<Landmark.Escarpment />),
  hillCave: up(
    <>
      <Nature.Hill />
      <Nature.Cave />
    </>,
  ),
  hillForest: (piece, setting) => (
    <>
      {hill(piece, setting)}
      {woods(piece, setting)}
    </>
  ),
  hillVillage: up(
    <>
      <Nature.Hill />
      {town}
    </>,
  ),
  mountain: up(mountain),
  impassableMountain: up(
    <>
      {mountain}
      {barred}
    </>,
  ),
  mountainCave: up(
    <>
      {mountain}
      <Nature.Cave />
    </>,
  ),
  ravine: () => <Nature.Ravine />,
  wadi: (piece) => <Line.Wadi piece={piece} />,
  marsh: up(<Nature.Marsh />),
  ricePaddies: up(<Nature.Paddies />),
  oasis: up(
    <>
      <Nature.Pool />
      <Nature.Palms few />
    </>,
  ),
  river: (piece) => <Line.Water piece={piece} />,
  wideRiver: (piece) => <Line.Water piece={piece} wide />,
  fordableStream: (piece) => <Line.Stream piece={piece} />,
  frozenRiver: (piece) => <Line.Ice piece={piece} />,
  dam: up(<Landmark.Dam />),
  ford: () => <Line.Ford />,
  bridge,
  bridgeSection: bridge,
  pontoonBridge: bridge,
  railBridge: bridge,
  brokenBridge: (piece) => <Line.Bridge piece={piece} broken />,
  pier: () => <Built.Pier />,
  rail: (piece) => <Line.Rail piece={piece} />,
  road: (piece) => <Line.Road piece={piece} />,
  hillRoad: (piece, setting) => (
    <>
      {hill(piece, setting)}
      <Line.Road piece={piece} />
    </>
  ),
  woods,
  impassableWoods: (piece, setting) => (
    <>
      {jungle(piece, setting)}
      <Up>{barred}</Up>
    </>
  ),
  jungle,
  palmForest: up(<Nature.Palms />),
  hedgerow: up(<Nature.Hedgerow />),
  town: up(town),
  impassableTown: up(
    <>
      {town}
      {barred}
    </>,
  ),
  church: up(<Built.Church />),
  barracks: up(<Built.Barracks />),
  factory: up(<Built.Factory />),
  lighthouse: up(<Landmark.Lighthouse />),
  powerPlant: up(<Landmark.PowerPlant />),
  prisonCamp: up(<Landmark.PrisonCamp />),
  radarStation: up(<Landmark.RadarStation />),
  railStation: up(<Landmark.RailStation />),
  cityRuins: up(<Built.Ruins />),
  fortress: up(<Built.Fortress />),
  cemetery: up(<Built.Graves />),
  supplyDepot: up(<Built.Crates />),
  airfield: () => <Built.Airfield />,
  headquarters: up(<Built.Headquarters />),
  hospital: up(<Built.Hospital />),
  bunker: ({ owner }) => (
    <Up>
      <Obstacle.Bunker owner={owner} />
    </Up>
  ),
  fieldBunker: ({ owner }) => (
    <Up>
      <Obstacle.Bunker owner={owner} field />
    </Up>
  ),
  seaWall: (_, { sea }) => <Shore.SeaWall sea={sea} />,
  trenches: across(<Obstacle.Trenches />),
  dragonsTeeth: across(<Obstacle.Teeth />),
  hedgehog: across(<Obstacle.Hedgehogs />),
  roadBlock: across(<Obstacle.RoadBlock />),
  sandbags: across(<Obstacle.Sandbags />),
  wire: across(<Obstacle.Wire />),
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
    <g className="upright terrain-sign">
      <rect x={-38} y={-30} width={76} height={15} rx={3} />
      <text y={-19} {...(text.length > 12 ? { textLength: 70, lengthAdjust: 'spacingAndGlyphs' as const } : {})}>
        {text}
      </text>
    </g>
  );
}

interface PieceDrawingProps extends Setting {
  readonly piece: Piece;
}

export function PieceDrawing({ piece, ...setting }: PieceDrawingProps) {
  const draw = DRAWINGS[piece.id];
  return draw === undefined ? <Sign text={terrainName(piece.id)} /> : <>{draw(piece, setting)}</>;
}
