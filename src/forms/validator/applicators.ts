import type { JsonSchema, SchemaObject } from './json-schema.ts';
import { atPointer, has, isObject, isSame, isType, namesOf, step } from './json-value.ts';
import { patternOf } from './pattern-of.ts';

/** One visit of the walk: a value, and what a keyword may do with it. */
export interface Visit {
  readonly root: JsonSchema;
  readonly value: unknown;
  readonly parent: unknown;
  /** Holds the same value against another schema; true when it passes. Errors stay on the list. */
  readonly again: (schema: JsonSchema, at: string) => boolean;
  /** Holds a part of the value against a schema. */
  readonly part: (schema: JsonSchema, at: string, value: unknown, name: string | number) => boolean;
  /** Holds the name of a property against a schema. */
  readonly named: (schema: JsonSchema, at: string, name: string) => boolean;
  readonly refuse: (keyword: string, params: Readonly<Record<string, unknown>>, message: string) => void;
  /** Takes back the errors since `tried` began. */
  readonly forgive: <T>(tried: () => T) => { readonly result: T; readonly forget: () => void };
  readonly spend: (steps: number) => void;
}

type Applicator<K extends keyof SchemaObject> = (
  visit: Visit,
  limit: NonNullable<SchemaObject[K]>,
  schema: SchemaObject,
) => void;
type Applicators = { readonly [K in keyof SchemaObject]?: Applicator<K> };

const passes = (visit: Visit, schema: JsonSchema): boolean => {
  const { result, forget } = visit.forgive(() => visit.again(schema, ''));
  forget();
  return result;
};

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/** Ajv compares only entries of the right type where the list says that its entries are scalars; the others are refused by `items`. */
const comparable = (list: readonly unknown[], items: JsonSchema | undefined): readonly unknown[] => {
  const types = typeof items === 'object' && items.type !== undefined ? [items.type].flat() : [];
  return types.length > 0 && types.every((type) => SCALARS.has(type))
    ? list.filter((each) => types.some((type) => isType(each, type)))
    : list;
};

const hasTwins = ({ spend }: Visit, list: readonly unknown[]): boolean => {
  const nested = list.filter((each) => typeof each === 'object' && each !== null);
  const plain = list.filter((each) => typeof each !== 'object' || each === null);
  if (new Set(plain).size < plain.length) return true;
  return nested.some((one, at) => {
    spend(at);
    return nested.slice(0, at).some((other) => isSame(one, other));
  });
};

/** Every keyword that leads to other schemas or to other values. */
export const APPLICATORS = {
  $ref: ({ again, root }, ref) => {
    const target = atPointer(root, ref);
    if (typeof target !== 'boolean' && !isObject(target)) throw new Error(`The schema has nothing at ${ref}`);
    again(target, ref);
  },
  'x-same-as': ({ value, parent, refuse }, { field, message }) => {
    if (isObject(parent) && parent[field] !== value)
      refuse('x-same-as', { field, message }, `must be equal to ${field}`);
  },
  allOf: ({ again }, list) => list.forEach((each, at) => again(each, `allOf/${at}`)),
  anyOf: ({ again, forgive, refuse }, list) => {
    const { result, forget } = forgive(() => list.filter((each, at) => again(each, `anyOf/${at}`)).length);
    if (result > 0) forget();
    else refuse('anyOf', {}, 'must match a schema in anyOf');
  },
  oneOf: ({ again, forgive, refuse }, list) => {
    const { result, forget } = forgive(() => {
      const passing: number[] = [];
      for (const [at, each] of list.entries()) {
        if (again(each, `oneOf/${at}`)) passing.push(at);
        if (passing.length === 2) break;
      }
      return passing;
    });
    if (result.length === 1) forget();
    else
      refuse(
        'oneOf',
        { passingSchemas: result.length === 2 ? result : null },
        'must match exactly one schema in oneOf',
      );
  },
  not: (visit, schema) => {
    if (passes(visit, schema)) visit.refuse('not', {}, 'must NOT be valid');
  },
  if: (visit, condition, schema) => {
    const branch = passes(visit, condition) ? 'then' : 'else';
    const chosen = schema[branch];
    if (chosen === undefined || visit.again(chosen, branch)) return;
    visit.refuse('if', { failingKeyword: branch }, `must match "${branch}" schema`);
  },
  properties: ({ value, part }, table) => {
    if (!isObject(value)) return;
    for (const [name, each] of Object.entries(table))
      if (has(value, name)) part(each, `properties/${step(name)}`, value[name], name);
  },
  patternProperties: ({ value, part }, table) => {
    if (!isObject(value)) return;
    for (const [pattern, each] of Object.entries(table)) {
      for (const name of namesOf(value))
        if (patternOf(pattern).test(name)) part(each, `patternProperties/${step(pattern)}`, value[name], name);
    }
  },
  additionalProperties: ({ value, part, refuse }, others, { properties = {}, patternProperties = {} }) => {
    if (!isObject(value)) return;
    const patterns = Object.keys(patternProperties).map(patternOf);
    for (const name of namesOf(value)) {
      if (Object.hasOwn(properties, name) || patterns.some((pattern) => pattern.test(name))) continue;
      if (others === false)
        refuse('additionalProperties', { additionalProperty: name }, 'must NOT have additional properties');
      else part(others, 'additionalProperties', value[name], name);
    }
  },
  propertyNames: ({ value, named, refuse }, schema) => {
    if (!isObject(value)) return;
    for (const name of namesOf(value))
      if (!named(schema, 'propertyNames', name))
        refuse('propertyNames', { propertyName: name }, 'property name must be valid');
  },
  dependentSchemas: ({ value, again }, table) => {
    if (!isObject(value)) return;
    for (const [name, each] of Object.entries(table))
      if (has(value, name)) again(each, `dependentSchemas/${step(name)}`);
  },
  prefixItems: ({ value, part }, list) => {
    if (!Array.isArray(value)) return;
    list.slice(0, value.length).forEach((each, at) => part(each, `prefixItems/${at}`, value[at], at));
  },
  items: ({ value, part, refuse }, schema, { prefixItems }) => {
    if (!Array.isArray(value)) return;
    const first = prefixItems?.length ?? 0;
    if (schema !== false || prefixItems === undefined) {
      for (let at = first; at < value.length; at += 1) part(schema, 'items', value[at], at);
    } else if (value.length > first) refuse('items', { limit: first }, `must NOT have more than ${first} items`);
  },
  contains: ({ value, part, forgive, refuse }, schema, { minContains = 1, maxContains = Number.POSITIVE_INFINITY }) => {
    if (!Array.isArray(value)) return;
    const params = { minContains, ...(Number.isFinite(maxContains) ? { maxContains } : {}) };
    const { result, forget } = forgive(() => {
      let found = 0;
      const isDecided = (): boolean =>
        maxContains === Number.POSITIVE_INFINITY ? found >= minContains : found > maxContains;
      for (let at = 0; at < value.length && !isDecided(); at += 1)
        if (part(schema, 'contains', value[at], at)) found += 1;
      return found;
    });
    if (minContains > maxContains) forget();
    if (minContains <= result && result <= maxContains) forget();
    else
      refuse(
        'contains',
        params,
        `must contain at least ${minContains}${Number.isFinite(maxContains) ? ` and no more than ${maxContains}` : ''} valid item(s)`,
      );
  },
  uniqueItems: (visit, isWanted, { items }) => {
    if (isWanted && Array.isArray(visit.value) && hasTwins(visit, comparable(visit.value, items)))
      visit.refuse('uniqueItems', {}, 'must NOT have duplicate items');
  },
} satisfies Applicators;
