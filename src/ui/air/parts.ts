// Everything of the page that only battles with aircraft need, fetched as one.
import './told/register.ts';
export { AirCardBack } from './AirCardBack.tsx';
export { AirCardFace } from './AirCardFace.tsx';
export { AircraftDrawing } from './AircraftDrawing.tsx';
export { AmmunitionPips } from './AmmunitionPips.tsx';
export { Marker, MarkerDrawing } from './MarkerDrawing.tsx';
export { RuleCard } from './RuleCard.tsx';
export { TypeSymbol } from './TypeSymbol.tsx';
export { aircraftModel } from './aircraft-model.ts';
