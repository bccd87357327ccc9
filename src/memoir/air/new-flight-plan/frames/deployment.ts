// NFP-3.4, NFP-3.8, NFP-3.22
import { never, popFrame, type RulesOf } from '../../../frames/rules.ts';
import { hasPlacement } from '../flight.ts';
import { availableTypes } from '../laying.ts';
import { deploy } from '../orders.ts';

/** Which aircraft, and in which of the card's sections. */
export const deployment: RulesOf<'deployment'> = {
  decider: (_world, frame) => frame.side,
  options(world, { side, sections }, out) {
    for (const aircraft of availableTypes(world, side))
      for (let section = 1; section <= sections; section <<= 1)
        if (sections & section && hasPlacement(world, side, aircraft, section))
          out.push({ type: 'deployAircraft', aircraft, section });
  },
  act(world, { side }, action) {
    if (action.type !== 'deployAircraft') return;
    popFrame(world);
    deploy(world, side, action.aircraft, action.section);
  },
  run: never,
};
