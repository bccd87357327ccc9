import type { AirNation } from '../aircraft-model.ts';

/** What can be seen of an aircraft from above, in the units of the board. Halves are the right one, front to rear. */
export interface Airframe {
  readonly nation: AirNation;
  readonly body: string;
  readonly wing: string;
  readonly tail: string;
  /** Whole outlines that stand out of the wings, in the colour of the body. */
  readonly engines?: string;
  /** Whole outlines in the colour of the wings: fins, casings of the wheels. */
  readonly fairings?: string;
  /** Dark things below: bombs, wheels. */
  readonly under?: string;
  readonly barrels?: string;
  readonly glass: string;
  /** Flaps, ailerons, edges of the wing. */
  readonly lines: string;
  /** Camouflage, or a plane of the wing in the shade; whole. */
  readonly patches?: string;
  /** Whole, in the colour of the trim: noses, bands. */
  readonly trim?: string;
  /** Middle of each propeller and how far it reaches; the left ones too. */
  readonly propellers: readonly (readonly [x: number, y: number, radius: number])[];
  /** Where the sign of the nation is on the wing. */
  readonly sign: readonly [x: number, y: number, radius: number];
  /** Where the wheels touch the ground. */
  readonly wheels: readonly [x: number, y: number];
  readonly hull: string;
  readonly shine: string;
  readonly patch?: string;
  readonly trimmed?: string;
}
