import type { JsonSchema, SchemaObject } from './json-schema.ts';
import {
  resolvePointer,
  hasProperty,
  isObject,
  isEqual,
  isHashable,
  isType,
  propertyNames,
  pointerSegment,
} from './json-value.ts';
import { matches } from './compiled-pattern.ts';
import { countedKeys, stepsFor, type CountSteps } from './work-budget.ts';

/** A value during validation, and the operations available to a keyword. */
export interface ValidationContext {
  readonly root: JsonSchema;
  readonly value: unknown;
  readonly parent: unknown;
  /** Validates the same value against another schema and adds its errors. */
  readonly validateSame: (schema: JsonSchema, at: string) => boolean;
  /** Validates a property or an item of the value. */
  readonly validateChild: (schema: JsonSchema, at: string, value: unknown, name: string | number) => boolean;
  /** Validates the name of a property. */
  readonly validateName: (schema: JsonSchema, at: string, name: string) => boolean;
  readonly addError: (keyword: string, params: Readonly<Record<string, unknown>>, message: string) => void;
  /** Runs `tried`; `dropErrors` removes the errors added by it. */
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

/**
 * Returns the entries that `uniqueItems` compares. As in Ajv, if `items` requires scalars, these are only the entries of the required types; `items`
 * reports the others.
 */
const comparable = (list: readonly unknown[], items: JsonSchema | undefined, count: CountSteps): readonly unknown[] => {
  const types = typeof items === 'object' && items.type !== undefined ? [items.type].flat() : [];
  count(types.length);
  if (types.length === 0 || !types.every((type) => SCALARS.has(type))) return list;
  // `hasDuplicates` counts one step per entry, which covers the check of the first type.
  count(list.length * (types.length - 1));
  return list.filter((each) => types.some((type) => isType(each, type)));
};

const hasDuplicates = (list: readonly unknown[], count: CountSteps): boolean => {
  count(list.length);
  const plain = list.filter(isHashable);
  for (const each of plain) if (typeof each === 'string') count(stepsFor(each));
  if (new Set(plain).size < plain.length) return true;
  const compared = plain.length === list.length ? [] : list.filter((each) => !isHashable(each));
  return compared.some((one, at) => {
    for (let before = 0; before < at; before += 1) if (isEqual(one, compared[before], count)) return true;
    return false;
  });
};

/** The keywords that apply other schemas or depend on other values. */
export const APPLICATORS = {
  $ref: ({ validateSame, root, countSteps }, ref) => {
    const target = resolvePointer(root, ref, countSteps);
    if (typeof target !== 'boolean' && !isObject(target)) throw new Error(`No schema found at ${ref}`);
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
  properties: ({ value, validateChild, countSteps }, table) => {
    if (!isObject(value)) return;
    for (const name of countedKeys(table, countSteps))
      if (hasProperty(value, name))
        validateChild(table[name] ?? true, `properties/${pointerSegment(name, countSteps)}`, value[name], name);
  },
  patternProperties: ({ value, validateChild, countSteps }, table) => {
    if (!isObject(value)) return;
    const names = propertyNames(value, countSteps);
    for (const pattern of countedKeys(table, countSteps))
      for (const name of names)
        if (matches(pattern, name, countSteps))
          validateChild(
            table[pattern] ?? true,
            `patternProperties/${pointerSegment(pattern, countSteps)}`,
            value[name],
            name,
          );
  },
  additionalProperties: (
    { value, validateChild, addError, countSteps },
    others,
    { properties = {}, patternProperties = {} },
  ) => {
    if (!isObject(value)) return;
    const patterns = countedKeys(patternProperties, countSteps);
    for (const name of propertyNames(value, countSteps)) {
      if (Object.hasOwn(properties, name) || patterns.some((pattern) => matches(pattern, name, countSteps))) continue;
      if (others === false)
        addError('additionalProperties', { additionalProperty: name }, 'must NOT have additional properties');
      else validateChild(others, 'additionalProperties', value[name], name);
    }
  },
  propertyNames: ({ value, validateName, addError, countSteps }, schema) => {
    if (!isObject(value)) return;
    for (const name of propertyNames(value, countSteps))
      if (!validateName(schema, 'propertyNames', name))
        addError('propertyNames', { propertyName: name }, 'property name must be valid');
  },
  dependentSchemas: ({ value, validateSame, countSteps }, table) => {
    if (!isObject(value)) return;
    for (const name of countedKeys(table, countSteps))
      if (hasProperty(value, name))
        validateSame(table[name] ?? true, `dependentSchemas/${pointerSegment(name, countSteps)}`);
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
  uniqueItems: ({ value, addError, countSteps }, isWanted, { items }) => {
    if (isWanted && Array.isArray(value) && hasDuplicates(comparable(value, items, countSteps), countSteps))
      addError('uniqueItems', {}, 'must NOT have duplicate items');
  },
} satisfies Applicators;
