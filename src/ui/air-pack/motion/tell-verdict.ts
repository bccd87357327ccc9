import type { GameEvent } from '../../../memoir/event.ts';
import type { Beat } from '../../table/motion/beats.ts';

type Rolled = Extract<GameEvent, { type: 'diceRolled' }>;

/** Once the last dice of an air check have fallen: does it fly on? */
export function tellVerdict(beats: Beat[], { reason }: Rolled): void {
  if (reason !== 'airCheck') return;
  const at = beats.findLastIndex((beat) => beat.kind === 'air' && beat.air.what === 'check');
  const check = at < 0 ? undefined : beats[at];
  if (check?.kind !== 'air' || check.air.what !== 'check') return;
  const rolls = beats.slice(at).filter((beat) => beat.kind === 'roll');
  if (rolls.length < check.air.rolls) return;
  const { side, model, hex } = check.air;
  const isLost = rolls.some(({ hits }) => hits > 0);
  beats.push({ kind: 'air', air: { what: 'checked', side, model, hex, isLost } });
}
