import { APPLICATORS } from './applicators.ts';
import { ASSERTIONS } from './assertions.ts';
import { isFormat } from './formats.ts';
import { resolvePointer, isObject, pointerSegment, type JsonObject } from './json-value.ts';
import { compiledPattern } from './compiled-pattern.ts';
import { countedKeys, createWorkBudget, stepsFor, WorkLimitError, type CountSteps } from './work-budget.ts';

/** The location of an error in the schema as a JSON pointer, and the reason. */
export interface SchemaError {
  readonly at: string;
  readonly why: string;
}

const MAX_DEPTH = 64;
/** Cost of inspecting a subschema, in steps; more than one, because the inspection creates objects. */
const LOOK_STEPS = 4;
/** Lower than the schema depth at which `validate` throws. */
const MAX_IN_PLACE_DEPTH = 400;
const ANNOTATIONS = [
  '$schema',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'minContains',
  'maxContains',
  'x-message',
  'x-check',
];
const SCHEMA_MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SUBSCHEMAS = ['additionalProperties', 'propertyNames', 'items', 'contains', 'not', 'if', 'then', 'else'];
/** Keywords that apply schemas to the same value. A reference cycle through these keywords alone would never end. */
const IN_PLACE: ReadonlySet<string> = new Set([
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
]);
const TYPES: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']);

const knownKeywords = new Set([
  ...Object.keys(ASSERTIONS),
  ...Object.keys(APPLICATORS),
  ...ANNOTATIONS,
  ...SCHEMA_MAPS,
  ...SUBSCHEMAS,
]);

type CheckKeywordValue = (value: unknown, count: CountSteps) => boolean;

const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isNames: CheckKeywordValue = (value, count) =>
  Array.isArray(value) &&
  value.every((each: unknown) => {
    if (typeof each !== 'string') return false;
    count(stepsFor(each));
    return true;
  });
const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const areTypes: CheckKeywordValue = (value, count) => {
  const types: readonly unknown[] = Array.isArray(value) ? value : [value];
  count(types.length);
  return types.length > 0 && types.every((each) => TYPES.has(each));
};
const compiles: CheckKeywordValue = (value, count) => {
  try {
    return typeof value === 'string' && compiledPattern(value, count) instanceof RegExp;
  } catch (error) {
    if (error instanceof WorkLimitError) throw error;
    return false;
  }
};

const keywordValueChecks = new Map<string, CheckKeywordValue>(
  Object.entries<CheckKeywordValue>({
    type: areTypes,
    enum: isFilled,
    pattern: compiles,
    format: isFormat,
    required: isNames,
    dependentRequired: (value, count) =>
      isObject(value) && countedKeys(value, count).every((name) => isNames(value[name], count)),
    patternProperties: (value, count) =>
      isObject(value) && countedKeys(value, count).every((pattern) => compiles(pattern, count)),
    uniqueItems: (value) => typeof value === 'boolean',
    multipleOf: (value) => isNumber(value) && Number(value) > 0,
    'x-same-as': (value) => isObject(value) && typeof value['field'] === 'string',
    ...Object.fromEntries(
      ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((keyword) => [keyword, isNumber]),
    ),
    ...Object.fromEntries(
      [
        'minLength',
        'maxLength',
        'minItems',
        'maxItems',
        'minProperties',
        'maxProperties',
        'minContains',
        'maxContains',
      ].map((keyword) => [keyword, isCount]),
    ),
    ...Object.fromEntries(SCHEMA_LISTS.map((keyword) => [keyword, isFilled])),
    ...Object.fromEntries(
      SCHEMA_MAPS.filter((keyword) => keyword !== 'patternProperties').map((keyword) => [keyword, isObject]),
    ),
  }),
);

/** Returns the direct subschemas, each with its path. */
const directSubschemas = (
  schema: JsonObject,
  count: CountSteps,
): readonly (readonly [keyword: string, way: string, schema: unknown])[] =>
  countedKeys(schema, count).flatMap((keyword) => {
    const value = schema[keyword];
    if (SUBSCHEMAS.includes(keyword)) return [[keyword, keyword, value] as const];
    if (SCHEMA_LISTS.includes(keyword) && Array.isArray(value)) {
      count(value.length);
      return value.map((each: unknown, at) => [keyword, `${keyword}/${at}`, each] as const);
    }
    if (SCHEMA_MAPS.includes(keyword) && isObject(value))
      return countedKeys(value, count).map(
        (name) => [keyword, `${keyword}/${pointerSegment(name, count)}`, value[name]] as const,
      );
    return [];
  });

const findCountedError = (root: unknown, count: CountSteps): SchemaError | null => {
  const seen = new Map<unknown, string>();
  const targets: [schema: unknown, at: string][] = [];

  const look = (schema: unknown, at: string, depth: number): SchemaError | null => {
    count(LOOK_STEPS);
    if (typeof schema === 'boolean' || seen.has(schema)) return null;
    if (!isObject(schema)) return { at, why: 'is not a schema' };
    if (depth > MAX_DEPTH) return { at, why: `is nested deeper than ${MAX_DEPTH} levels` };
    seen.set(schema, at);
    for (const keyword of countedKeys(schema, count)) {
      const value = schema[keyword];
      const fault = (why: string): SchemaError => ({ at: `${at}/${pointerSegment(keyword, count)}`, why });
      if (!knownKeywords.has(keyword)) return fault('is a keyword that the validator does not know');
      if (keywordValueChecks.get(keyword)?.(value, count) === false)
        return fault('has a value that the keyword does not accept');
      if (keyword !== '$ref') continue;
      const target =
        typeof value === 'string' && /^#(?:\/|$)/u.test(value) ? resolvePointer(root, value, count) : undefined;
      if (target === undefined) return fault('cannot be resolved');
      targets.push([target, String(value)]);
    }
    return firstError(directSubschemas(schema, count), ([, way, each]) => look(each, `${at}/${way}`, depth + 1));
  };

  const open = new Set<unknown>();
  const ended = new Set<unknown>();
  const circle = (schema: unknown, at: string, depth = 0): SchemaError | null => {
    count(LOOK_STEPS);
    if (!isObject(schema) || ended.has(schema)) return null;
    if (depth > MAX_IN_PLACE_DEPTH)
      return { at, why: `follows more than ${MAX_IN_PLACE_DEPTH} references without descending into the value` };
    if (open.has(schema)) return { at, why: 'refers to itself without descending into the value' };
    open.add(schema);
    const ref = schema['$ref'];
    const ways = [
      ...directSubschemas(schema, count).filter(([keyword]) => IN_PLACE.has(keyword)),
      ...(typeof ref === 'string' ? [['', '$ref', resolvePointer(root, ref, count)] as const] : []),
    ];
    const fault = firstError(ways, ([, way, each]) => circle(each, `${at}/${way}`, depth + 1));
    open.delete(schema);
    ended.add(schema);
    return fault;
  };

  const first = look(root, '#', 0);
  if (first !== null) return first;
  for (const [target, at] of targets) {
    const fault = look(target, at, 0);
    if (fault !== null) return fault;
  }
  // Without references there can be no cycle.
  return targets.length === 0 ? null : firstError([...seen], ([schema, at]) => circle(schema, at));
};

/**
 * Finds the first part of a schema that the validator cannot check, such as an unknown keyword, an invalid pattern or an endless reference; returns
 * `null` if there is none. If inspecting the schema takes too long, the error is at `#`.
 */
export const findSchemaError = (root: unknown): SchemaError | null => {
  try {
    return findCountedError(root, createWorkBudget());
  } catch (error) {
    if (error instanceof WorkLimitError) return { at: '#', why: 'takes too long to check' };
    throw error;
  }
};

const firstError = <T>(list: readonly T[], find: (each: T) => SchemaError | null): SchemaError | null => {
  for (const each of list) {
    const fault = find(each);
    if (fault !== null) return fault;
  }
  return null;
};

/** Throws if the validator cannot check a part of the schema: if it ignored an unknown keyword, that check would never run. */
export const assertValidSchema = (schema: unknown): void => {
  const fault = findSchemaError(schema);
  if (fault !== null) throw new Error(`Invalid form schema: ${fault.at} ${fault.why}`);
};
