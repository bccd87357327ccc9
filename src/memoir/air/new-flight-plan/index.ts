import './deck.ts';
import { registerAirRules } from '../index.ts';
import { newFlightPlan } from './rules.ts';

registerAirRules(newFlightPlan);
