import { describe, expect, it } from 'vitest';
import { jsonSchemaOf, SCHEMA_NAMES } from '../../src/lessons/json-schemas.ts';

interface Schema {
  type?: string;
  required?: string[];
  additionalProperties?: unknown;
  properties?: Record<string, Schema & { enum?: string[]; const?: unknown }>;
}

describe('the JSON Schemas', () => {
  it.each(SCHEMA_NAMES)('%s names its format and refuses unknown fields', (name) => {
    const schema = jsonSchemaOf(name) as Schema;
    expect(schema.type).toBe('object');
    expect(schema.required).toContain('format');
    expect(schema.properties?.format?.const).toBe(`airfield44/${name}`);
    expect(schema.additionalProperties).toBe(false);
  });

  it('list the names that a person can write', () => {
    const schema = jsonSchemaOf('scenario') as Schema;
    expect(schema.properties?.face?.enum).toEqual(['country', 'beach', 'winter', 'desert']);
    expect(schema.properties?.special?.properties?.paradrop).toEqual({ not: {} });
  });

  it('are plain JSON', () => {
    for (const name of SCHEMA_NAMES) expect(JSON.parse(JSON.stringify(jsonSchemaOf(name)))).toEqual(jsonSchemaOf(name));
  });
});
