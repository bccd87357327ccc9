import type { AirPackState } from '../../memoir/air/air-pack/state.ts';
import type { State } from '../../memoir/state.ts';
import type { Reading } from '../reading.ts';

export function checkAirPack(_r: Reading, _s: State, _a: AirPackState): void {}
