import type { Board } from '../../../hex/board.ts';
import type { Act } from '../../table/motion/presentation.ts';
import { isOn, type AirBeat } from './air-beats.ts';
import { AirBeatDrawing } from './AirBeatDrawing.tsx';

export interface AirBeatsProps {
  readonly act: Act;
  readonly board: Board;
  readonly turned: boolean;
}

interface Shown {
  readonly key: number;
  readonly beat: AirBeat;
}

/** Aircraft act before dice, between them and after them; each beat begins with the dice it leads to. */
function shownBeats({ beats, rolling }: Act): Shown[] {
  let rolls = 0;
  return beats.flatMap((beat, key): Shown[] => {
    if (beat.kind === 'roll') rolls += 1;
    return beat.kind === 'air' && isOn(beat.air, rolls, rolling) ? [{ key, beat: beat.air }] : [];
  });
}

/** What is said lies above what is seen. */
export function AirBeats({ act, board, turned }: AirBeatsProps) {
  return shownBeats(act)
    .toSorted((a, b) => Number(a.beat.what === 'verdict') - Number(b.beat.what === 'verdict'))
    .map(({ key, beat }) => <AirBeatDrawing key={key} beat={beat} act={act} board={board} turned={turned} />);
}
