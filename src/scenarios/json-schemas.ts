import { toJsonSchema } from '@valibot/to-json-schema';
import { airDeckSchema } from './air-deck-schema.ts';
import { positionSchema } from './position-schema.ts';
import { replaySchema } from './replay-file.ts';
import { scenarioSchema } from './scenario-schema.ts';
import { scriptSchema } from './script-schema.ts';

export const SCHEMA_NAMES = ['scenario', 'position', 'script', 'replay', 'air-deck'] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

const SCHEMAS = {
  scenario: scenarioSchema,
  position: positionSchema,
  script: scriptSchema,
  replay: replaySchema,
  'air-deck': airDeckSchema,
};

/** The JSON Schema of a format, for editors that check while one writes. */
export function jsonSchemaOf(name: SchemaName): Record<string, unknown> {
  return { title: `Airfield 44 ${name}`, ...toJsonSchema(SCHEMAS[name], { errorMode: 'ignore' }) };
}
