import { BeatsBy, type AirBeatsProps } from '../../air/motion/AirBeats.tsx';
import { PlaneBeatDrawing } from './PlaneBeatDrawing.tsx';

export function AirBeats(props: AirBeatsProps) {
  return <BeatsBy Drawing={PlaneBeatDrawing} {...props} />;
}
