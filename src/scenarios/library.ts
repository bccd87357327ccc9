// The battles that come with the game, each as one whole file.
import birTarfan from './data/stories/bir-tarfan.json' with { type: 'json' };
import capeMarenne from './data/stories/cape-marenne.json' with { type: 'json' };
import ferryAtLozovyYar from './data/stories/ferry-at-lozovy-yar.json' with { type: 'json' };
import fordsOfTheTorvo from './data/stories/fords-of-the-torvo.json' with { type: 'json' };
import haltAtSzentbalint from './data/stories/halt-at-szentbalint.json' with { type: 'json' };
import iceRoadToZaretsk from './data/stories/ice-road-to-zaretsk.json' with { type: 'json' };
import kalydonaAirstrip from './data/stories/kalydona-airstrip.json' with { type: 'json' };
import lanesOfSaintAubert from './data/stories/lanes-of-saint-aubert.json' with { type: 'json' };
import missionAtMisuwari from './data/stories/mission-at-misuwari.json' with { type: 'json' };
import ngerumaiLanding from './data/stories/ngerumai-landing.json' with { type: 'json' };
import rearguardAtWatendam from './data/stories/rearguard-at-watendam.json' with { type: 'json' };
import roadOutOfValmesnil from './data/stories/road-out-of-valmesnil.json' with { type: 'json' };
import { SHELF, type LibraryScenario } from './shelf.ts';
import { withStory, type Story } from './story.ts';

export { SCENARIO_IDS, type LibraryScenario } from './shelf.ts';

const STORIES: Readonly<Record<string, Story>> = {
  'lanes-of-saint-aubert': lanesOfSaintAubert,
  'fords-of-the-torvo': fordsOfTheTorvo,
  'cape-marenne': capeMarenne,
  'ice-road-to-zaretsk': iceRoadToZaretsk,
  'rearguard-at-watendam': rearguardAtWatendam,
  'kalydona-airstrip': kalydonaAirstrip,
  'bir-tarfan': birTarfan,
  'ferry-at-lozovy-yar': ferryAtLozovyYar,
  'road-out-of-valmesnil': roadOutOfValmesnil,
  'ngerumai-landing': ngerumaiLanding,
  'mission-at-misuwari': missionAtMisuwari,
  'halt-at-szentbalint': haltAtSzentbalint,
};

export const SCENARIOS: readonly LibraryScenario[] = SHELF.map(({ id, file }) => ({
  id,
  file: withStory(file, STORIES[id]),
}));

export function scenarioById(id: string): LibraryScenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
