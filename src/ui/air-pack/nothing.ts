// What Air Pack has no answer of its own to.
import type { HeldAirCard } from '../air/replay/air-hand.ts';
import type { AirStep } from '../air/replay/air-step.ts';

const nothing = () => null;

export const AirSetup = nothing;
export const WaiverButton = nothing;
export const AirBeats = nothing;
export const AirNumbers = nothing;

export const airPopup = nothing;

// Motion and replay
export const tellAir = () => undefined;
export const airMarks = nothing;
export const airCardPlayed = nothing;
export const airHandOf = (): HeldAirCard[] => [];
export const airStep = (): AirStep => ({ arrow: null, paths: [], highlights: [] });
