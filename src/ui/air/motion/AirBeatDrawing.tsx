import { useRef } from 'react';
import type { Board } from '../../../hex/board.ts';
import { isFlak } from '../../../memoir/air/new-flight-plan/ground-fire.ts';
import { opponent } from '../../../memoir/side.ts';
import { centreOf } from '../../board/geometry.ts';
import { useAnimations } from '../../table/motion/animate.ts';
import { isRolling, type Act } from '../../table/motion/presentation.ts';
import { t } from '../../text/i18n.ts';
import { modelOf } from '../flight/aircraft.ts';
import { stridesOf, type AirBeat, type FlightBeat } from './air-beats.ts';
import { loopOver } from './course.ts';
import { FallingBomb, MarkerDrop, Refuelling, Tracers } from './Effects.tsx';
import { flightPoses, flyToken, homeEdge, nearestEdge, tokenOf } from './fly-token.ts';
import { FallingAircraft, HomewardAircraft } from './LeavingAircraft.tsx';
import { LandingToken } from './LandingToken.tsx';
import { VerdictStrip } from './VerdictStrip.tsx';
import './air-motion.css';

export interface BeatProps<B extends AirBeat = AirBeat> {
  readonly beat: B;
  readonly act: Act;
  readonly board: Board;
  readonly turned: boolean;
}

type Seen<W extends AirBeat['what']> = Extract<AirBeat, { what: W }>;

/** The piece itself flies; what is drawn here is nothing but a place to look for it from. */
function FlyingToken({ beat, act, board, turned }: BeatProps<FlightBeat>) {
  const { side, path, enters, anyEdge = false } = beat;
  const root = useRef<SVGGElement>(null);
  const { before, tempo } = act;
  useAnimations(() => {
    const token = tokenOf(root.current, side);
    const hexes = path.map((hex) => centreOf(board, hex));
    const { top } = before.rules.sides[side];
    const outside = (anyEdge ? nearestEdge : homeEdge)(board, path[0], top);
    const points = enters ? [outside, ...hexes] : hexes;
    const poses = enters ? flightPoses(null, points) : flightPoses(token, points);
    return flyToken(token, poses, turned, {
      duration: tempo.stride * stridesOf(beat),
      easing: enters ? 'ease-out' : 'linear',
      fill: isRolling(act) ? 'forwards' : 'none',
    });
  }, []);
  return <g ref={root} />;
}

/** Over the target and round again, while the dice fall. */
function AttackRun({ beat, act: { tempo }, board, turned }: BeatProps<Seen<'run'>>) {
  const { side, from, hex, ammunition } = beat;
  const root = useRef<SVGGElement>(null);
  const [here, there] = [centreOf(board, from), centreOf(board, hex)];
  const time = tempo.tumble;
  useAnimations(
    () =>
      flyToken(tokenOf(root.current, side), loopOver(here, there, here), turned, {
        duration: time * 1.4,
        easing: 'linear',
      }),
    [],
  );
  const nose = { x: here.x + (there.x - here.x) * 0.45, y: here.y + (there.y - here.y) * 0.45 - 12 };
  return (
    <g ref={root}>
      {ammunition === 'mg' ? (
        <Tracers from={nose} to={there} time={time * 0.6} delay={time * 0.12} />
      ) : (
        <FallingBomb board={board} hex={hex} tempo={tempo} delay={time * 0.25} />
      )}
    </g>
  );
}

function GroundFire({ beat: { from, hex }, act: { units, tempo }, board }: BeatProps<Seen<'fire'>>) {
  const gun = units.find((unit) => unit.hex === from);
  const to = centreOf(board, hex);
  return (
    <Tracers
      from={centreOf(board, from)}
      to={{ x: to.x, y: to.y - 10 }}
      time={tempo.tumble * 0.9}
      flak={gun !== undefined && isFlak(gun)}
    />
  );
}

/** The one dives at the other, who swerves. */
function Dogfight({ beat: { side, from, to }, act: { tempo }, board, turned }: BeatProps<Seen<'dogfight'>>) {
  const root = useRef<SVGGElement>(null);
  const [here, there] = [centreOf(board, from), centreOf(board, to)];
  const away = { x: there.x + (there.x - here.x) * 0.5, y: there.y + (there.y - here.y) * 0.5 };
  useAnimations(() => {
    const timing = { duration: tempo.tumble * 1.6, easing: 'linear' } as const;
    return [
      ...flyToken(tokenOf(root.current, side), loopOver(here, there, here), turned, timing),
      ...flyToken(tokenOf(root.current, opponent(side)), loopOver(there, away, there), turned, timing),
    ];
  }, []);
  return (
    <g ref={root}>
      <Tracers from={here} to={away} time={tempo.tumble * 0.8} delay={tempo.tumble * 0.1} />
    </g>
  );
}

/** What is seen of an aircraft at one moment. */
export function AirBeatDrawing(props: BeatProps) {
  const { beat, act, board, turned } = props;
  const { tempo } = act;
  const more = { act, board, turned };
  switch (beat.what) {
    case 'flight':
      return <FlyingToken beat={beat} {...more} />;
    case 'landed':
      return <LandingToken find={(root) => tokenOf(root, beat.side)} tempo={tempo} delay={beat.after * tempo.stride} />;
    case 'marker':
      return (
        <MarkerDrop
          board={board}
          hex={beat.hex}
          tempo={tempo}
          delay={beat.after * tempo.stride}
          ammunition={beat.ammunition}
        />
      );
    case 'run':
      return <AttackRun beat={beat} {...more} />;
    case 'fire':
      return <GroundFire beat={beat} {...more} />;
    case 'dogfight':
      return <Dogfight beat={beat} {...more} />;
    case 'bombing':
      return <FallingBomb board={board} hex={beat.hex} tempo={tempo} large={beat.taken} />;
    case 'refuelled':
      return <Refuelling board={board} hex={beat.hex} tempo={tempo} />;
    case 'verdict':
      return (
        <VerdictStrip
          board={board}
          hex={beat.hex}
          turned={turned}
          tempo={tempo}
          words={t(`airTold:verdict.${beat.verdict}`)}
          isLoss={beat.verdict === 'shotDown'}
        />
      );
    case 'lost':
      return <FallingAircraft beat={beat} model={modelOf(act.before, beat.side, beat.aircraft)} {...more} />;
    case 'off':
      return (
        <HomewardAircraft beat={beat} model={modelOf(act.before, beat.side, beat.aircraft)} act={act} board={board} />
      );
    default:
      return null;
  }
}
