import { AirBeatDrawing, type BeatProps } from '../../air/motion/AirBeatDrawing.tsx';
import { tokenOf } from '../../air/motion/fly-token.ts';
import { LandingToken } from '../../air/motion/LandingToken.tsx';
import { FallingAircraft, HomewardAircraft } from '../../air/motion/LeavingAircraft.tsx';
import { VerdictStrip } from '../../air/motion/VerdictStrip.tsx';
import { modelIdOf } from '../plane-model.ts';
import { verdictText } from '../told/verdict.ts';
import { CheckStrip } from './CheckStrip.tsx';
import { DivingToken, PlungingPlane } from './Dive.tsx';
import { LostMarkers } from './LostMarkers.tsx';
import { SignsAround } from './SignsAround.tsx';
import { StrafingToken } from './StrafingToken.tsx';
import { TakingOffToken } from './TakingOffToken.tsx';
import { parkedTokenAt } from './token-at.ts';
import './plane-motion.css';

/** They lie there still; usually they are fewer. */
const DICE_OF_CHECK = 4;

/** What is seen of a plane at one moment; what all air rules have in common is drawn as with the others. */
export function PlaneBeatDrawing(props: BeatProps) {
  const { beat, act, board, turned } = props;
  const { tempo } = act;
  const more = { act, board, turned };
  switch (beat.what) {
    case 'check':
      return <CheckStrip beat={beat} {...more} />;
    case 'checked':
      return (
        <VerdictStrip
          board={board}
          hex={beat.hex}
          turned={turned}
          tempo={tempo}
          words={verdictText(beat.model, beat.isLost)}
          isLoss={beat.isLost}
          dice={DICE_OF_CHECK}
        />
      );
    case 'tookOff':
      return <TakingOffToken find={(root) => tokenOf(root, beat.side)} tempo={tempo} />;
    case 'planeLanded':
      return (
        <LandingToken
          find={(root) => parkedTokenAt(root, board, beat.hex)}
          tempo={tempo}
          delay={beat.after * tempo.stride}
        />
      );
    case 'support':
    case 'interdict':
      return <SignsAround beat={beat} {...more} />;
    case 'strafe':
      return <StrafingToken beat={beat} {...more} />;
    case 'dive':
      return <DivingToken beat={beat} {...more} />;
    case 'plunge':
      return <PlungingPlane beat={beat} {...more} />;
    case 'markersLost':
      return <LostMarkers beat={beat} {...more} />;
    case 'planeLost':
      return <FallingAircraft beat={beat} model={modelIdOf(beat.model)} {...more} />;
    case 'planeOff':
      return (
        <HomewardAircraft
          beat={beat}
          model={modelIdOf(beat.model)}
          act={act}
          board={board}
          delay={beat.isLater ? tempo.fall / 2 : 0}
        />
      );
    default:
      return <AirBeatDrawing {...props} />;
  }
}
