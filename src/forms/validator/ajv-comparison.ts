import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { validate } from './validate.ts';
import type { JsonSchema } from './json-schema.ts';
import { isObject } from './json-value.ts';

/** Uses `ownProperties`, because our validator ignores inherited properties too. */
const ajv = new Ajv2020({ allErrors: true, strict: false, ownProperties: true, validateSchema: false, logger: false });
addFormats.default(ajv);
// Ajv 8.20 generates broken code when it tracks unevaluated properties, which no form schema uses.
ajv.opts.unevaluated = false;
ajv.addKeyword({
  keyword: 'x-same-as',
  validate: (
    twin: { field: string },
    value: unknown,
    _schema: unknown,
    at?: { parentData?: Record<string, unknown> },
  ) => at?.parentData?.[twin.field] === value,
});

export interface ValidationResult {
  readonly valid: boolean;
  /** All pairs of instance path and keyword, without duplicates. */
  readonly errors: readonly string[];
}

const errorKeys = (errors: readonly { instancePath: string; keyword: string }[]): readonly string[] =>
  [...new Set(errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`))].sort();

const ownResult = (schema: JsonSchema, value: unknown): ValidationResult => {
  const errors = validate(schema, value);
  return { valid: errors.length === 0, errors: errorKeys(errors) };
};

/** Works around Ajv 8.20, which skips `contains` inside `if` and `not` when the list is shorter than `prefixItems`. */
const withSeparateContains = (each: Record<string, unknown>): Record<string, unknown> => {
  if (each['prefixItems'] === undefined || each['contains'] === undefined) return each;
  const { contains, minContains, maxContains, allOf = [], ...rest } = each;
  return { ...rest, allOf: [...(allOf as unknown[]), { contains, minContains, maxContains }] };
};

const MORE_THAN_ANY_LIST = 1e9;

/** Works around Ajv 8.20, which reuses the `contains` result of the previous list for an empty list, unless it counts matches for `maxContains`. */
const withMaxContains = (each: Record<string, unknown>): Record<string, unknown> =>
  each['contains'] === undefined || each['maxContains'] !== undefined
    ? each
    : { ...each, maxContains: MORE_THAN_ANY_LIST };

const withAjvWorkarounds = (_name: string, each: unknown): unknown =>
  isObject(each) ? withSeparateContains(withMaxContains(each)) : each;

export const ajvResult = (schema: JsonSchema): ((value: unknown) => ValidationResult) => {
  const judged = JSON.parse(JSON.stringify(schema), withAjvWorkarounds) as JsonSchema;
  const validate = ajv.compile(judged);
  if (typeof judged === 'object') ajv.removeSchema(judged);
  return (value) => ({ valid: validate(value), errors: errorKeys(validate.errors ?? []) });
};

/** Asserts that our validator and Ajv report the same validity, paths and keywords for each value. */
export const expectSameAsAjv = (schema: JsonSchema, ...values: readonly unknown[]): void => {
  const measure = ajvResult(schema);
  for (const value of values)
    expect([schema, value, ownResult(schema, value)]).toEqual([schema, value, measure(value)]);
};
