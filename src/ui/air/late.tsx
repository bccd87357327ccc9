// Aircraft come after the first board: their rules, drawings and words are files of their own, fetched before a game
// with aircraft is put on the table, so that its first paint has all of them.
import type { ComponentType } from 'react';
import type { AirRulesName } from '../../memoir/air/hooks.ts';
import { loadAirRules } from '../../memoir/air/load.ts';
import type * as Parts from './parts.ts';
import { loadAirWords } from '../text/i18n.ts';

export type AirParts = typeof Parts;

let parts: AirParts | null = null;

/** Fetches what a battle with these rules needs; fails when it cannot be fetched. */
export async function loadAir(name: AirRulesName): Promise<void> {
  if (name === 'none' || parts !== null) return;
  const [fetched] = await Promise.all([import('./parts.ts'), loadAirRules(name), loadAirWords()]);
  parts = fetched;
}

/** What was fetched; null before that. A game with aircraft is never on the table without it. */
export function airParts(): AirParts | null {
  return parts;
}

type Panel = 'AirChoices' | 'AirHand' | 'AirSetup' | 'AirInPlay' | 'ReservePanel' | 'WaiverButton';

/** A panel of the air war; nothing in battles without aircraft. */
function panel<K extends Panel>(name: K) {
  type Props = Parameters<AirParts[K]>[0];
  return function AirPart(props: Props) {
    const Fetched = parts?.[name] as ComponentType<Props> | undefined;
    return Fetched === undefined ? null : <Fetched {...props} />;
  };
}

export const AirChoices = panel('AirChoices');
export const AirHand = panel('AirHand');
export const AirSetup = panel('AirSetup');
export const AirInPlay = panel('AirInPlay');
export const ReservePanel = panel('ReservePanel');
export const WaiverButton = panel('WaiverButton');
