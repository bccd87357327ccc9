import type { ComponentType } from 'react';
import type { Board } from '../../../hex/board.ts';
import type { Act } from '../../table/motion/presentation.ts';
import type { AirBeat } from './air-beats.ts';
import { isOn } from './air-length.ts';
import { AirBeatDrawing, type BeatProps } from './AirBeatDrawing.tsx';

export interface AirBeatsProps {
  readonly act: Act;
  readonly board: Board;
  readonly turned: boolean;
}

interface Shown {
  readonly key: number;
  readonly beat: AirBeat;
}

/** What is read lies above what is seen. */
const READ: ReadonlySet<AirBeat['what']> = new Set<AirBeat['what']>(['verdict', 'check', 'checked']);

/** Aircraft act before dice, between them and after them; each beat begins with the dice it leads to. */
function shownBeats({ beats, rolling }: Act): Shown[] {
  let rolls = 0;
  const shown = beats.flatMap((beat, key): Shown[] => {
    if (beat.kind === 'roll') rolls += 1;
    return beat.kind === 'air' && isOn(beat.air, rolls, rolling) ? [{ key, beat: beat.air }] : [];
  });
  return shown.toSorted((a, b) => Number(READ.has(a.beat.what)) - Number(READ.has(b.beat.what)));
}

/** The beats of an act that are on now, each drawn by the one who knows its air rules. */
export function BeatsBy({
  Drawing,
  act,
  board,
  turned,
}: AirBeatsProps & { readonly Drawing: ComponentType<BeatProps> }) {
  return shownBeats(act).map(({ key, beat }) => (
    <Drawing key={key} beat={beat} act={act} board={board} turned={turned} />
  ));
}

export function AirBeats(props: AirBeatsProps) {
  return <BeatsBy Drawing={AirBeatDrawing} {...props} />;
}
