import { workshopKeeper } from '../../store/workshop-keeping.ts';
import { goTo, type Route } from '../route.ts';

/** Leaves the drawing table once the last change is kept: the next screen reads it from the device. */
export async function leaveTo(route: Route): Promise<void> {
  await workshopKeeper.flush();
  goTo(route);
}
