import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { brandSchemaText } from './brand-schema.ts';

interface Property {
  readonly description?: string;
  readonly default?: unknown;
}
const schema = JSON.parse(brandSchemaText()) as {
  readonly $schema: string;
  readonly properties: Readonly<Record<string, Property>>;
};

test('the schema for editors is JSON Schema draft 2020-12, and a strict validator accepts it', () => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(() => new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema)).not.toThrow();
});

test('every block of a brand has a description', () => {
  const unexplained = Object.entries(schema.properties).filter(
    ([name, { description }]) => name !== '$schema' && !description,
  );
  expect(unexplained).toEqual([]);
});

test('the schema states the default of every optional block', () => {
  for (const [name, value] of Object.entries(defaultBlocks))
    expect(schema.properties[name]?.default, name).toEqual(value);
});

test('each colour token has its description in both themes', () => {
  const text = brandSchemaText();
  expect(text.match(/"description": "the background of the page"/g)).toHaveLength(2);
});

test('the generated schema on disk is up to date', () => {
  expect(readFileSync(new URL('../../schemas/generated/brand.schema.json', import.meta.url), 'utf8')).toBe(
    brandSchemaText(),
  );
});
