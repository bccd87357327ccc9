import { registerAirRules } from '../index.ts';
import { airPack } from './rules.ts';

registerAirRules(airPack);
