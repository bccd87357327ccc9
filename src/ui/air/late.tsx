// Aircraft come after the first board: their rules, drawings and words are files of their own, fetched before a game
// with aircraft is put on the table, so that its first paint has all of them. Each set of air rules has its own.
import type { ComponentType } from 'react';
import type { AirRulesName, AirState } from '../../memoir/air/hooks.ts';
import { loadAirRules } from '../../memoir/air/load.ts';
import { loadAirPackWords, loadAirWords } from '../text/i18n.ts';
import type { TableScene } from '../table/scene-props.ts';
import type { WaiverButtonProps } from './flight/WaiverButton.tsx';
import type * as Parts from './parts.ts';

type FlightPlanParts = typeof Parts;
type Drawn =
  | 'AirBeats'
  | 'AirChoices'
  | 'AirHand'
  | 'AirInPlay'
  | 'AirNumbers'
  | 'AirSetup'
  | 'ReservePanel'
  | 'WaiverButton';

/** What the page asks of a set of air rules. */
export type AirParts = Omit<FlightPlanParts, Drawn> & {
  readonly [K in Drawn]: ComponentType<Parameters<FlightPlanParts[K]>[0]>;
};

const FETCHED = new Map<AirRulesName, AirParts>();

/** Each by itself: of two imports in one expression the second would come without its styles. */
async function fetchFlightPlan(): Promise<AirParts> {
  return await import('./parts.ts');
}

async function fetchAirPack(): Promise<AirParts> {
  return await import('../air-pack/parts.ts');
}

/** Fetches what a battle with these rules needs; fails when it cannot be fetched. */
export async function loadAir(name: AirRulesName): Promise<void> {
  if (name === 'none' || FETCHED.has(name)) return;
  const words = name === 'air-pack' ? [loadAirWords(), loadAirPackWords()] : [loadAirWords()];
  const fetchParts = name === 'air-pack' ? fetchAirPack : fetchFlightPlan;
  const [parts] = await Promise.all([fetchParts(), loadAirRules(name), ...words]);
  FETCHED.set(name, parts);
}

/**
 * What was fetched for these air rules; null before that, and where there are none. A game with aircraft is never on the
 * table without it.
 */
export function airParts(name: AirRulesName): AirParts | null {
  return FETCHED.get(name) ?? null;
}

/** Sounds, and how long something is seen, are the same with all air rules: those of any that were fetched. */
export function anyAirParts(): AirParts | null {
  const [parts = null] = FETCHED.values();
  return parts;
}

/** The air rules that have such a state. */
export function airRulesWith(air: AirState): AirRulesName {
  if (air === null) return 'none';
  return 'parked' in air ? 'air-pack' : 'new-flight-plan';
}

/** A panel of the air war at the table; nothing in battles without aircraft. */
function panel<Props extends { readonly scene: TableScene }>(partOf: (parts: AirParts) => ComponentType<Props>) {
  return function AirPart(props: Props) {
    const parts = airParts(props.scene.view.rules.airRules);
    const Part = parts === null ? null : partOf(parts);
    return Part === null ? null : <Part {...props} />;
  };
}

export const AirChoices = panel((parts) => parts.AirChoices);
export const AirHand = panel((parts) => parts.AirHand);
export const AirInPlay = panel((parts) => parts.AirInPlay);
export const ReservePanel = panel((parts) => parts.ReservePanel);

export function WaiverButton(props: WaiverButtonProps) {
  const parts = airParts(props.view.rules.airRules);
  return parts === null ? null : <parts.WaiverButton {...props} />;
}
