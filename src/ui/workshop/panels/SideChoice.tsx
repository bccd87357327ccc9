import type { ReactNode } from 'react';
import { SIDES, type MaybeSide } from '../../../memoir/side.ts';
import { SideMark } from '../../settings/SideMark.tsx';
import { Segments } from '../../settings/Segments.tsx';
import { sideText } from '../../text/sides.ts';

export interface SideChoiceProps<T extends MaybeSide> {
  readonly title: string;
  readonly chosen: T;
  /** What stands for neither side; without it one of the two is meant. */
  readonly neither?: string;
  readonly isPlain?: boolean;
  onChoose(this: void, side: T): void;
}

function sideName(side: MaybeSide, neither: string | undefined): ReactNode {
  if (side === -1) return neither;
  return (
    <>
      <SideMark side={side} />
      {sideText(side)}
    </>
  );
}

/** The Allies, the Axis, or neither. */
export function SideChoice<T extends MaybeSide>({ title, chosen, neither, isPlain, onChoose }: SideChoiceProps<T>) {
  const values = (neither === undefined ? SIDES : [...SIDES, -1]) as readonly T[];
  return (
    <Segments
      title={title}
      values={values}
      chosen={chosen}
      {...(isPlain === undefined ? {} : { isPlain })}
      nameOf={(side) => sideName(side, neither)}
      onChoose={onChoose}
    />
  );
}
