// The one place from which a page fetches a module of air rules; everything else imports it outright.
import type { AirRulesName } from './hooks.ts';

export async function loadAirRules(name: AirRulesName): Promise<void> {
  if (name === 'new-flight-plan') await import('./new-flight-plan/index.ts');
  else if (name === 'air-pack') await import('./air-pack/index.ts');
}
