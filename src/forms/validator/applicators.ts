import type { JsonSchema, SchemaObject } from './json-schema.ts';
import {
  resolvePointer,
  hasProperty,
  isObject,
  isEqual,
  isType,
  propertyNames,
  pointerSegment,
  stepsFor,
  type CountSteps,
} from './json-value.ts';
import { matches } from './compiled-pattern.ts';

/** A value during validation, and what a keyword may do with it. */
export interface ValidationContext {
  readonly root: JsonSchema;
  readonly value: unknown;
  readonly parent: unknown;
  /** Validates the same value against another schema; its errors are added. */
  readonly validateSame: (schema: JsonSchema, at: string) => boolean;
  /** Validates a property or an item of the value. */
  readonly validateChild: (schema: JsonSchema, at: string, value: unknown, name: string | number) => boolean;
  /** Validates the name of a property. */
  readonly validateName: (schema: JsonSchema, at: string, name: string) => boolean;
  readonly addError: (keyword: string, params: Readonly<Record<string, unknown>>, message: string) => void;
  /** Runs `tried`; `dropErrors` removes the errors that it added. */
  readonly attempt: <T>(tried: () => T) => { readonly result: T; readonly dropErrors: () => void };
  readonly countSteps: CountSteps;
}

type Applicator<K extends keyof SchemaObject> = (
  visit: ValidationContext,
  limit: NonNullable<SchemaObject[K]>,
  schema: SchemaObject,
) => void;
type Applicators = { readonly [K in keyof SchemaObject]?: Applicator<K> };

const isValid = (visit: ValidationContext, schema: JsonSchema): boolean => {
  const { result, dropErrors } = visit.attempt(() => visit.validateSame(schema, ''));
  dropErrors();
  return result;
};

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/** Like Ajv: where `items` asks for scalars, `uniqueItems` compares only entries of that type, and `items` reports the others. */
const comparable = (list: readonly unknown[], items: JsonSchema | undefined): readonly unknown[] => {
  const types = typeof items === 'object' && items.type !== undefined ? [items.type].flat() : [];
  return types.length > 0 && types.every((type) => SCALARS.has(type))
    ? list.filter((each) => types.some((type) => isType(each, type)))
    : list;
};

const hasDuplicates = ({ countSteps }: ValidationContext, list: readonly unknown[]): boolean => {
  countSteps(list.length);
  const nested = list.filter((each) => typeof each === 'object' && each !== null);
  const plain = list.filter((each) => typeof each !== 'object' || each === null);
  for (const each of plain) if (typeof each === 'string') countSteps(stepsFor(each));
  if (new Set(plain).size < plain.length) return true;
  return nested.some((one, at) => {
    for (let before = 0; before < at; before += 1) if (isEqual(one, nested[before], countSteps)) return true;
    return false;
  });
};

/** The names of an object's properties, counted. */
const countedNames = (
  { countSteps }: ValidationContext,
  value: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const names = propertyNames(value);
  countSteps(names.length);
  return names;
};

/** The entries of a table of the schema, counted. */
const countedEntries = <T>(
  { countSteps }: ValidationContext,
  table: Readonly<Record<string, T>>,
): readonly [string, T][] => {
  const entries = Object.entries(table);
  countSteps(entries.length);
  return entries;
};

/** Keywords that apply other schemas, or look at other values. */
export const APPLICATORS = {
  $ref: ({ validateSame, root, countSteps }, ref) => {
    countSteps(stepsFor(ref));
    const target = resolvePointer(root, ref);
    if (typeof target !== 'boolean' && !isObject(target)) throw new Error(`The schema has nothing at ${ref}`);
    validateSame(target, ref);
  },
  'x-same-as': ({ value, parent, addError, countSteps }, { field, message }) => {
    if (typeof value === 'string') countSteps(stepsFor(value));
    if (isObject(parent) && parent[field] !== value)
      addError('x-same-as', { field, message }, `must be equal to ${field}`);
  },
  allOf: ({ validateSame }, list) => list.forEach((each, at) => validateSame(each, `allOf/${at}`)),
  anyOf: ({ validateSame, attempt, addError }, list) => {
    const { result, dropErrors } = attempt(() => list.filter((each, at) => validateSame(each, `anyOf/${at}`)).length);
    if (result > 0) dropErrors();
    else addError('anyOf', {}, 'must match a schema in anyOf');
  },
  oneOf: ({ validateSame, attempt, addError }, list) => {
    const { result, dropErrors } = attempt(() => {
      const passing: number[] = [];
      for (const [at, each] of list.entries()) {
        if (validateSame(each, `oneOf/${at}`)) passing.push(at);
        if (passing.length === 2) break;
      }
      return passing;
    });
    if (result.length === 1) dropErrors();
    else
      addError(
        'oneOf',
        { passingSchemas: result.length === 2 ? result : null },
        'must match exactly one schema in oneOf',
      );
  },
  not: (visit, schema) => {
    if (isValid(visit, schema)) visit.addError('not', {}, 'must NOT be valid');
  },
  if: (visit, condition, schema) => {
    const branch = isValid(visit, condition) ? 'then' : 'else';
    const chosen = schema[branch];
    if (chosen === undefined || visit.validateSame(chosen, branch)) return;
    visit.addError('if', { failingKeyword: branch }, `must match "${branch}" schema`);
  },
  properties: (visit, table) => {
    const { value, validateChild } = visit;
    if (!isObject(value)) return;
    for (const [name, each] of countedEntries(visit, table))
      if (hasProperty(value, name))
        validateChild(each, `properties/${pointerSegment(name, visit.countSteps)}`, value[name], name);
  },
  patternProperties: (visit, table) => {
    const { value, validateChild, countSteps } = visit;
    if (!isObject(value)) return;
    const names = countedNames(visit, value);
    for (const [pattern, each] of countedEntries(visit, table))
      for (const name of names)
        if (matches(pattern, name, countSteps))
          validateChild(each, `patternProperties/${pointerSegment(pattern, countSteps)}`, value[name], name);
  },
  additionalProperties: (visit, others, { properties = {}, patternProperties = {} }) => {
    const { value, validateChild, addError, countSteps } = visit;
    if (!isObject(value)) return;
    const patterns = countedEntries(visit, patternProperties);
    for (const name of countedNames(visit, value)) {
      if (Object.hasOwn(properties, name) || patterns.some(([pattern]) => matches(pattern, name, countSteps))) continue;
      if (others === false)
        addError('additionalProperties', { additionalProperty: name }, 'must NOT have additional properties');
      else validateChild(others, 'additionalProperties', value[name], name);
    }
  },
  propertyNames: (visit, schema) => {
    const { value, validateName, addError } = visit;
    if (!isObject(value)) return;
    for (const name of countedNames(visit, value))
      if (!validateName(schema, 'propertyNames', name))
        addError('propertyNames', { propertyName: name }, 'property name must be valid');
  },
  dependentSchemas: (visit, table) => {
    const { value, validateSame } = visit;
    if (!isObject(value)) return;
    for (const [name, each] of countedEntries(visit, table))
      if (hasProperty(value, name)) validateSame(each, `dependentSchemas/${pointerSegment(name, visit.countSteps)}`);
  },
  prefixItems: ({ value, validateChild }, list) => {
    if (!Array.isArray(value)) return;
    list.slice(0, value.length).forEach((each, at) => validateChild(each, `prefixItems/${at}`, value[at], at));
  },
  items: ({ value, validateChild, addError }, schema, { prefixItems }) => {
    if (!Array.isArray(value)) return;
    const first = prefixItems?.length ?? 0;
    if (schema !== false || prefixItems === undefined) {
      for (let at = first; at < value.length; at += 1) validateChild(schema, 'items', value[at], at);
    } else if (value.length > first) addError('items', { limit: first }, `must NOT have more than ${first} items`);
  },
  contains: (
    { value, validateChild, attempt, addError },
    schema,
    { minContains = 1, maxContains = Number.POSITIVE_INFINITY },
  ) => {
    if (!Array.isArray(value)) return;
    const params = { minContains, ...(Number.isFinite(maxContains) ? { maxContains } : {}) };
    const { result, dropErrors } = attempt(() => {
      let found = 0;
      const isDecided = (): boolean =>
        maxContains === Number.POSITIVE_INFINITY ? found >= minContains : found > maxContains;
      for (let at = 0; at < value.length && !isDecided(); at += 1)
        if (validateChild(schema, 'contains', value[at], at)) found += 1;
      return found;
    });
    if (minContains > maxContains) dropErrors();
    if (minContains <= result && result <= maxContains) dropErrors();
    else
      addError(
        'contains',
        params,
        `must contain at least ${minContains}${Number.isFinite(maxContains) ? ` and no more than ${maxContains}` : ''} valid item(s)`,
      );
  },
  uniqueItems: (visit, isWanted, { items }) => {
    if (isWanted && Array.isArray(visit.value) && hasDuplicates(visit, comparable(visit.value, items)))
      visit.addError('uniqueItems', {}, 'must NOT have duplicate items');
  },
} satisfies Applicators;
