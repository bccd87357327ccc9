import { opponent, type Side } from '../../../memoir/side.ts';
import type { BeatProps } from '../../air/motion/AirBeatDrawing.tsx';
import { PaperStrip } from '../../air/motion/PaperStrip.tsx';
import { t } from '../../text/i18n.ts';
import { sideWords } from '../../text/sides.ts';
import { modelName } from '../planes.ts';
import type { CheckBeat } from './plane-beats.ts';

interface Line {
  readonly side: Side;
  readonly text: string;
}

const ROW = 24;
const LETTER = 8.4;
const ROOM = 44;

/** Whose dice fall, and for what, in the order in which they do. */
export function checkLines({ side, terrainDice, enemyDice }: CheckBeat): Line[] {
  const enemy = opponent(side);
  return [
    ...(terrainDice === 0
      ? []
      : [{ side, text: t('airPackSeen:check.terrain', { ...sideWords(side), count: terrainDice }) }]),
    ...(enemyDice === 0
      ? []
      : [{ side: enemy, text: t('airPackSeen:check.enemies', { ...sideWords(enemy), count: enemyDice }) }]),
  ];
}

/** How many of these dice have been thrown or are on their way. */
function thrown({ act, beat }: BeatProps<CheckBeat>): number {
  const before = act.beats.findIndex((one) => one.kind === 'air' && one.air === beat);
  return act.rolling - act.beats.slice(0, before).filter(({ kind }) => kind === 'roll').length;
}

/** Before the dice of an air check and while they fall. */
export function CheckStrip(props: BeatProps<CheckBeat>) {
  const { beat, act, board, turned } = props;
  const lines = checkLines(beat);
  const title = t('airPackSeen:check.title', { plane: modelName(beat.model) });
  const longest = Math.max(title.length * 1.12, ...lines.map(({ text }) => text.length));
  const height = ROW * (lines.length + 1) + 10;
  const top = -height / 2 + 5;
  const now = thrown(props);
  return (
    <PaperStrip
      board={board}
      hex={beat.hex}
      turned={turned}
      width={longest * LETTER + ROOM}
      height={height}
      dice={Math.max(beat.terrainDice, beat.enemyDice)}
      className="check-strip"
      time={act.tempo.tumble * 0.45}
      stays
    >
      <text className="check-title" y={top + ROW - 6}>
        {title}
      </text>
      {lines.map(({ side, text }, at) => (
        <g
          key={side}
          className={`side-${side}${at === now ? ' check-now' : ''}`}
          transform={`translate(0 ${top + ROW * (at + 2) - 6})`}
        >
          <rect
            className="check-side"
            x={(-longest * LETTER - ROOM) / 2 + 5}
            y={-17}
            width={longest * LETTER + ROOM - 10}
            height={ROW - 2}
            rx={3}
          />
          <text>{text}</text>
        </g>
      ))}
    </PaperStrip>
  );
}
