// What a step did, in a few words: "draw river", "change the figures".
import { PLANE_MODELS } from '../../memoir/air/air-pack/planes.ts';
import { AIRCRAFT_TYPES } from '../../memoir/air/aircraft.ts';
import { TERRAIN_IDS } from '../../memoir/terrain/data/rows.ts';
import type { StepName } from '../../workshop/history.ts';
import { MENDED } from '../../workshop/checks/fix-step.ts';
import { LAYERS } from '../../workshop/tool.ts';
import { modelIdOf } from '../air-pack/plane-model.ts';
import { t } from '../text/i18n.ts';
import { terrainName } from '../text/terrain.ts';
import { planKindName } from './panels/tool-words.ts';

/** Deeds that need no more words. */
export const PLAIN_DEEDS = [
  'layMine',
  'layDecoy',
  'placeObjective',
  'placeExit',
  'writeName',
  'eraseName',
  'move',
  'copy',
  'turn',
  'turnAround',
  'mirrorLeftRight',
  'mirrorTopBottom',
  'swapSides',
  'clear',
  'pick',
  'mark',
  'removeAircraft',
  'removePlanes',
  'placeReady',
  'removeMine',
  'removeObjective',
  'addObjective',
  'takeOther',
] as const;

/** What a field or a control of the panels changes. */
export const SET_THINGS = [
  'name',
  'front',
  'date',
  'minutes',
  'board',
  'face',
  'nation',
  'hand',
  'medals',
  'edge',
  'first',
  'special',
  'deck',
  'hillSight',
  'airRules',
  'suits',
  'airRulesFixed',
  'sorties',
  'month',
  'basing',
  'planes',
  'radar',
  'disputes',
  'superiority',
  'amphibious',
  'airTypes',
  'airDeck',
  'text',
  'unitKind',
  'unitSide',
  'unitNation',
  'unitFigures',
  'unitTraits',
  'unitIdle',
  'links',
  'order',
  'owner',
  'recovery',
  'mine',
  'objective',
  'exit',
  'placeName',
  'aircraft',
  'base',
] as const;
export type SetThing = (typeof SET_THINGS)[number];

function terrainText(thing: string | undefined): string {
  const id = TERRAIN_IDS.find((known) => known === thing);
  return id === undefined ? t('workshop:step.something') : terrainName(id);
}

function layerText(thing: string | undefined): string {
  const layer = LAYERS.find((known) => known === thing);
  return layer === undefined ? t('workshop:step.everything') : t(`workshop:erases.${layer}`);
}

function aircraftText(thing: string | undefined): string {
  const type = AIRCRAFT_TYPES.find((known) => known === thing);
  return type === undefined ? t('workshop:step.something') : t(`air:type.${type}`).toLowerCase();
}

function planeText(thing: string | undefined): string {
  const model = PLANE_MODELS.find((known) => known === thing);
  return model === undefined ? t('workshop:step.something') : t(`air:model.${modelIdOf(model)}`);
}

export function stepText({ deed, thing }: StepName): string {
  const plain = PLAIN_DEEDS.find((known) => known === deed);
  if (plain !== undefined) return t(`workshop:step.${plain}`);
  switch (deed) {
    case 'draw':
      return t('workshop:step.draw', { thing: terrainText(thing) });
    case 'remove':
      return t('workshop:step.remove', { thing: terrainText(thing) });
    case 'erase':
      return t('workshop:step.erase', { thing: layerText(thing) });
    case 'placeUnit':
      return t('workshop:step.place', { thing: planKindName(thing ?? '') });
    case 'removeUnit':
      return t('workshop:step.remove', { thing: planKindName(thing ?? '') });
    case 'mend':
      return t(`workshop:step.mends.${MENDED.find((known) => known === thing) ?? 'ground'}`);
    case 'placePlane':
      return t('workshop:step.place', { thing: planeText(thing) });
    case 'placeAircraft':
      return t('workshop:step.place', { thing: aircraftText(thing) });
    default:
  }
  const field = SET_THINGS.find((known) => known === thing);
  return field === undefined ? t('workshop:step.other') : t(`workshop:step.set.${field}`);
}
