import type { AirPackState } from '../../memoir/air/air-pack/state.ts';
import type { State } from '../../memoir/state.ts';
import type { Reading } from '../reading.ts';
import type { AirPackPosition } from './position-schema.ts';

export function readAirPack(_r: Reading, _s: State, _a: AirPackState, _f: AirPackPosition | undefined): void {}
