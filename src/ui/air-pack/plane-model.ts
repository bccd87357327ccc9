import type { PlaneModel } from '../../memoir/air/air-pack/planes.ts';
import type { ModelId } from '../air/aircraft-model.ts';

/** How a plane looks and what it is called: the drawings and names are those of all aircraft. */
export function modelIdOf(model: PlaneModel): ModelId {
  return model === 'me109' ? 'bf109' : model;
}
