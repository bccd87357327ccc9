import { toJsonSchema } from '@valibot/to-json-schema';
import { airDeckSchema } from '../scenarios/air-deck-schema.ts';
import { positionSchema } from '../scenarios/position-schema.ts';
import { replaySchema } from '../scenarios/replay-file.ts';
import { scenarioSchema } from '../scenarios/scenario-schema.ts';
import { scriptSchema } from '../scenarios/script-schema.ts';
import { lessonSchema } from './lesson-schema.ts';

export const SCHEMA_NAMES = ['scenario', 'position', 'script', 'replay', 'air-deck', 'lesson'] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

const SCHEMAS = {
  scenario: scenarioSchema,
  position: positionSchema,
  script: scriptSchema,
  replay: replaySchema,
  'air-deck': airDeckSchema,
  lesson: lessonSchema,
};

/** The JSON Schema of a format, for editors that check while one writes. */
export function jsonSchemaOf(name: SchemaName): Record<string, unknown> {
  return { title: `Airfield 44 ${name}`, ...toJsonSchema(SCHEMAS[name], { errorMode: 'ignore' }) };
}
