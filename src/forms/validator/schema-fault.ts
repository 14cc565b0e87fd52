import { APPLICATORS } from './applicators.ts';
import { ASSERTIONS } from './assertions.ts';
import { isFormat } from './formats.ts';
import { atPointer, isObject, step, type JsonObject } from './json-value.ts';
import { patternOf } from './pattern-of.ts';

/** Where a schema cannot be used, as a JSON pointer, and why. */
export interface SchemaFault {
  readonly at: string;
  readonly why: string;
}

const DEEPEST = 64;
const NOTES = [
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
const TABLES = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SINGLE = ['additionalProperties', 'propertyNames', 'items', 'contains', 'not', 'if', 'then', 'else'];
/** These hold the same value against another schema: a way that leads back through them alone never ends. */
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

const known = new Set([...Object.keys(ASSERTIONS), ...Object.keys(APPLICATORS), ...NOTES, ...TABLES, ...SINGLE]);

const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isNames = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const compiles = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && patternOf(value) instanceof RegExp;
  } catch {
    return false;
  }
};

const shapes = new Map<string, (value: unknown) => boolean>(
  Object.entries({
    type: (value) => [value].flat().every((each) => TYPES.has(each)) && !(Array.isArray(value) && value.length === 0),
    enum: isFilled,
    pattern: compiles,
    format: isFormat,
    required: isNames,
    dependentRequired: (value) => isObject(value) && Object.values(value).every(isNames),
    patternProperties: (value) => isObject(value) && Object.keys(value).every(compiles),
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
    ...Object.fromEntries(LISTS.map((keyword) => [keyword, isFilled])),
    ...Object.fromEntries(
      TABLES.filter((keyword) => keyword !== 'patternProperties').map((keyword) => [keyword, isObject]),
    ),
  }),
);

/** The schemas directly inside one, with the way to each. */
const inside = (schema: JsonObject): readonly (readonly [keyword: string, way: string, schema: unknown])[] =>
  Object.entries(schema).flatMap(([keyword, value]) => {
    if (SINGLE.includes(keyword)) return [[keyword, keyword, value] as const];
    if (LISTS.includes(keyword) && Array.isArray(value))
      return value.map((each: unknown, at) => [keyword, `${keyword}/${at}`, each] as const);
    if (TABLES.includes(keyword) && isObject(value))
      return Object.entries(value).map(([name, each]) => [keyword, `${keyword}/${step(name)}`, each] as const);
    return [];
  });

/** The first thing in a schema that the validator would not check, or could not: an unknown keyword, a broken pattern, a way in a circle. `null` when there is none. */
export const schemaFault = (root: unknown): SchemaFault | null => {
  const seen = new Map<unknown, string>();
  const targets: [schema: unknown, at: string][] = [];

  const look = (schema: unknown, at: string, depth: number): SchemaFault | null => {
    if (typeof schema === 'boolean' || seen.has(schema)) return null;
    if (!isObject(schema)) return { at, why: 'is no schema' };
    if (depth > DEEPEST) return { at, why: `is nested deeper than ${DEEPEST} levels` };
    seen.set(schema, at);
    for (const [keyword, value] of Object.entries(schema)) {
      const fault = (why: string): SchemaFault => ({ at: `${at}/${step(keyword)}`, why });
      if (!known.has(keyword)) return fault('is a keyword that the validator does not know');
      if (shapes.get(keyword)?.(value) === false) return fault('has a value that the keyword does not take');
      if (keyword !== '$ref') continue;
      const target = typeof value === 'string' && /^#(?:\/|$)/u.test(value) ? atPointer(root, value) : undefined;
      if (target === undefined) return fault('leads nowhere');
      targets.push([target, String(value)]);
    }
    return firstFault(inside(schema), ([, way, each]) => look(each, `${at}/${way}`, depth + 1));
  };

  const open = new Set<unknown>();
  const ended = new Set<unknown>();
  const circle = (schema: unknown, at: string): SchemaFault | null => {
    if (!isObject(schema) || ended.has(schema)) return null;
    if (open.has(schema)) return { at, why: 'leads back to itself without a step into the value' };
    open.add(schema);
    const ref = schema['$ref'];
    const ways = [
      ...inside(schema).filter(([keyword]) => IN_PLACE.has(keyword)),
      ...(typeof ref === 'string' ? [['', '$ref', atPointer(root, ref)] as const] : []),
    ];
    const fault = firstFault(ways, ([, way, each]) => circle(each, `${at}/${way}`));
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
  // Without a reference no way leads back.
  return targets.length === 0 ? null : firstFault([...seen], ([schema, at]) => circle(schema, at));
};

const firstFault = <T>(list: readonly T[], find: (each: T) => SchemaFault | null): SchemaFault | null => {
  for (const each of list) {
    const fault = find(each);
    if (fault !== null) return fault;
  }
  return null;
};

/** A schema that would be checked in part, or never to an end, is refused when the form is loaded. */
export const refuseFaultySchema = (schema: unknown): void => {
  const fault = schemaFault(schema);
  if (fault !== null) throw new Error(`The form's schema: ${fault.at} ${fault.why}`);
};
