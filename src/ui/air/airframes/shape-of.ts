import type { AirNation, ModelId } from '../aircraft-model.ts';
import type { Airframe } from './airframe.ts';
import { B17, BETTY, HE111, IL4, LANCASTER } from './bombers.ts';
import { IL2, STUKA, THUNDERBOLT, TYPHOON, VAL } from './fighter-bombers.ts';
import { both, crosses, discs, stars, symmetric } from './outline.ts';
import { BF109, CORSAIR, MUSTANG, SPITFIRE, YAK9, ZERO } from './fighters.ts';
import { P38, P40, STORCH, YAK1, YAK7 } from './sortie-planes.ts';

const AIRFRAMES: Readonly<Record<ModelId, Airframe>> = {
  mustang: MUSTANG,
  corsair: CORSAIR,
  thunderbolt: THUNDERBOLT,
  b17: B17,
  spitfire: SPITFIRE,
  typhoon: TYPHOON,
  lancaster: LANCASTER,
  bf109: BF109,
  stuka: STUKA,
  he111: HE111,
  zero: ZERO,
  val: VAL,
  betty: BETTY,
  yak9: YAK9,
  il2: IL2,
  il4: IL4,
  p40: P40,
  p38: P38,
  storch: STORCH,
  yak1: YAK1,
  yak7: YAK7,
};

/** An airframe made ready for drawing: few paths, each as long as it needs to be. */
export interface AircraftShape {
  readonly frame: Airframe;
  readonly outline: string;
  readonly body: string;
  readonly glass: string;
  readonly lines: string;
  readonly barrels: string;
  readonly signs: readonly Painted[];
}

export interface Painted {
  readonly d: string;
  readonly fill: string;
}

const BLUE = '#22407d';
const RED = '#c01f27';
const WHITE = '#fbf8ee';
const BLACK = '#191a1c';

type Signs = (x: number, y: number, r: number) => readonly Painted[];

const SIGNS: Readonly<Record<AirNation, Signs>> = {
  us: (x, y, r) => [
    { d: discs(x, y, r), fill: BLUE },
    { d: stars(x, y, r * 0.94), fill: WHITE },
  ],
  brit: (x, y, r) => [
    { d: discs(x, y, r), fill: BLUE },
    { d: discs(x, y, r * 0.68), fill: WHITE },
    { d: discs(x, y, r * 0.4), fill: RED },
  ],
  ger: (x, y, r) => [
    { d: crosses(x, y, r, r * 0.42), fill: WHITE },
    { d: crosses(x, y, r, r * 0.24), fill: BLACK },
  ],
  jp: (x, y, r) => [
    { d: discs(x, y, r), fill: WHITE },
    { d: discs(x, y, r * 0.82), fill: RED },
  ],
  ru: (x, y, r) => [
    { d: stars(x, y, r * 1.3), fill: WHITE },
    { d: stars(x, y, r), fill: RED },
  ],
};

const shapes = new Map<ModelId, AircraftShape>();

export function shapeOf(model: ModelId): AircraftShape {
  const known = shapes.get(model);
  if (known !== undefined) return known;
  const frame = AIRFRAMES[model];
  const body = symmetric(frame.body);
  const shape: AircraftShape = {
    frame,
    outline: symmetric(frame.wing) + symmetric(frame.tail) + (frame.engines ?? '') + (frame.fairings ?? '') + body,
    body: body + (frame.engines ?? ''),
    glass: symmetric(frame.glass),
    lines: both(frame.lines),
    barrels: both(frame.barrels ?? ''),
    signs: SIGNS[frame.nation](...frame.sign),
  };
  shapes.set(model, shape);
  return shape;
}
