import type { Hex } from '../../../hex/board.ts';

const NUMBERS = ['I', 'II', 'III', 'IV', 'V', 'VI'];

/** The same from the first marker of the run to the last roll; unlike the numbers of the steps. */
export function targetNumber(targets: readonly Hex[], hex: Hex): string {
  return NUMBERS[targets.indexOf(hex)] ?? '';
}
