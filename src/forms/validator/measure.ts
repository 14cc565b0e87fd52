import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { errorsOf } from './errors-of.ts';
import type { JsonSchema } from './json-schema.ts';
import { isObject } from './json-value.ts';

/** The whole of Ajv, which generates code, as the measure. A value's own names alone count: nothing is found in a prototype. */
const ajv = new Ajv2020({ allErrors: true, strict: false, ownProperties: true, validateSchema: false, logger: false });
addFormats.default(ajv);
// No form's schema may ask what was left unevaluated, and Ajv 8.20 generates broken code while it keeps count of that.
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

export interface Seen {
  readonly valid: boolean;
  /** Each place and keyword, once. */
  readonly errors: readonly string[];
}

const places = (errors: readonly { instancePath: string; keyword: string }[]): readonly string[] =>
  [...new Set(errors.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`))].sort();

const seenByUs = (schema: JsonSchema, value: unknown): Seen => {
  const errors = errorsOf(schema, value);
  return { valid: errors.length === 0, errors: places(errors) };
};

/** Inside `if` and `not`, Ajv 8.20 forgets `contains` after `prefixItems` when a list is shorter than these. */
const apart = (each: Record<string, unknown>): Record<string, unknown> => {
  if (each['prefixItems'] === undefined || each['contains'] === undefined) return each;
  const { contains, minContains, maxContains, allOf = [], ...rest } = each;
  return { ...rest, allOf: [...(allOf as unknown[]), { contains, minContains, maxContains }] };
};

const MORE_THAN_ANY_LIST = 1e9;

/** Of lists under several names, Ajv 8.20 takes an empty one for one that contains what the list before it did, unless it has to count. */
const counted = (each: Record<string, unknown>): Record<string, unknown> =>
  each['contains'] === undefined || each['maxContains'] !== undefined
    ? each
    : { ...each, maxContains: MORE_THAN_ANY_LIST };

/** The same schema as Ajv can judge it. */
const judgeable = (_name: string, each: unknown): unknown => (isObject(each) ? apart(counted(each)) : each);

/** What Ajv sees, by value. */
export const seenByAjv = (schema: JsonSchema): ((value: unknown) => Seen) => {
  const judged = JSON.parse(JSON.stringify(schema), judgeable) as JsonSchema;
  const validate = ajv.compile(judged);
  if (typeof judged === 'object') ajv.removeSchema(judged);
  return (value) => ({ valid: validate(value), errors: places(validate.errors ?? []) });
};

/** Compares verdict, places and keywords for each value. */
export const agree = (schema: JsonSchema, ...values: readonly unknown[]): void => {
  const measure = seenByAjv(schema);
  for (const value of values) expect([schema, value, seenByUs(schema, value)]).toEqual([schema, value, measure(value)]);
};
