import type { StepName } from './history.ts';
import type { Tool } from './tool.ts';

/** The name of the step that a tool makes. */
export function stepName(tool: Tool): StepName {
  switch (tool.kind) {
    case 'piece':
      return { deed: 'draw', thing: tool.id };
    case 'unit':
      return { deed: 'placeUnit', thing: tool.unit.kind };
    case 'aircraft':
      return { deed: 'placeAircraft', thing: tool.type };
    case 'plane':
      return { deed: 'placePlane', thing: tool.model };
    case 'ready':
      return { deed: 'placeReady' };
    case 'mine':
      return { deed: tool.mine.decoy ? 'layDecoy' : 'layMine' };
    case 'objective':
      return { deed: 'placeObjective' };
    case 'exit':
      return { deed: 'placeExit' };
    case 'name':
      return { deed: tool.text.trim() === '' ? 'eraseName' : 'writeName' };
    case 'eraser':
      return { deed: 'erase', thing: tool.layer };
    case 'hand':
      return { deed: 'move' };
    case 'eyedropper':
      return { deed: 'pick' };
    default:
      return { deed: 'mark' };
  }
}
