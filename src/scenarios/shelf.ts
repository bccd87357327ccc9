// The battles that come with the game as the start screen shows them: all of them but their stories, which are read
// one at a time, before a battle.
import birTarfan from './data/bir-tarfan.json' with { type: 'json' };
import capeMarenne from './data/cape-marenne.json' with { type: 'json' };
import ferryAtLozovyYar from './data/ferry-at-lozovy-yar.json' with { type: 'json' };
import fordsOfTheTorvo from './data/fords-of-the-torvo.json' with { type: 'json' };
import haltAtSzentbalint from './data/halt-at-szentbalint.json' with { type: 'json' };
import iceRoadToZaretsk from './data/ice-road-to-zaretsk.json' with { type: 'json' };
import kalydonaAirstrip from './data/kalydona-airstrip.json' with { type: 'json' };
import lanesOfSaintAubert from './data/lanes-of-saint-aubert.json' with { type: 'json' };
import missionAtMisuwari from './data/mission-at-misuwari.json' with { type: 'json' };
import ngerumaiLanding from './data/ngerumai-landing.json' with { type: 'json' };
import rearguardAtWatendam from './data/rearguard-at-watendam.json' with { type: 'json' };
import roadOutOfValmesnil from './data/road-out-of-valmesnil.json' with { type: 'json' };
import type { ScenarioFile } from './scenario-schema.ts';

/** A battle that comes with the game. */
export interface LibraryScenario {
  readonly id: string;
  readonly file: ScenarioFile;
}

/** The files that come with the game are checked by its tests, not by every page that shows them. */
function entry(id: string, json: unknown): LibraryScenario {
  return { id, file: json as ScenarioFile };
}

export const SHELF: readonly LibraryScenario[] = [
  entry('lanes-of-saint-aubert', lanesOfSaintAubert),
  entry('fords-of-the-torvo', fordsOfTheTorvo),
  entry('cape-marenne', capeMarenne),
  entry('ice-road-to-zaretsk', iceRoadToZaretsk),
  entry('rearguard-at-watendam', rearguardAtWatendam),
  entry('kalydona-airstrip', kalydonaAirstrip),
  entry('bir-tarfan', birTarfan),
  entry('ferry-at-lozovy-yar', ferryAtLozovyYar),
  entry('road-out-of-valmesnil', roadOutOfValmesnil),
  entry('ngerumai-landing', ngerumaiLanding),
  entry('mission-at-misuwari', missionAtMisuwari),
  entry('halt-at-szentbalint', haltAtSzentbalint),
];

export const SCENARIO_IDS: readonly string[] = SHELF.map(({ id }) => id);

/** The battle without its story: enough to draw it and to know its rules. A game is played with the whole file. */
export function onShelf(id: string): LibraryScenario | undefined {
  return SHELF.find((battle) => battle.id === id);
}
