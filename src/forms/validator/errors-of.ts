import type { ErrorObject } from 'ajv';
import leaf from './generated/leaf.js';
import type { JsonSchema, SchemaObject } from './json-schema.ts';

type Path = Readonly<{ data: string; schema: string }>;
type Data = Readonly<Record<string, unknown>>;

const VALUE = '/value'.length;
const DEEPEST = 64;

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const isType = (value: unknown, type: string): boolean => {
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
};

const same = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each, index) => same(each, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]));
};

const atPointer = (root: JsonSchema, ref: string): JsonSchema => {
  let found: unknown = root;
  for (const key of ref.replace(/^#\/?/u, '').split('/').filter(Boolean)) {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    found = (isObject(found) || Array.isArray(found)) && Object.hasOwn(found, name) ? (found as Data)[name] : undefined;
  }
  if (typeof found !== 'boolean' && !isObject(found)) throw new Error(`The schema has nothing at ${ref}`);
  return found;
};

/**
 * Checks a value against a schema made at run time, without code generation: Ajv's own precompiled assertions on each value, and a walk
 * over the keywords that lead from one value to the next. Errors have Ajv's shape; the order of errors is not Ajv's.
 */
export const errorsOf = (root: JsonSchema, data: unknown): readonly ErrorObject[] => walk(root, data, undefined, root, { data: '', schema: '#' }, 0);

const walk = (schema: JsonSchema, value: unknown, parent: unknown, root: JsonSchema, path: Path, depth: number): readonly ErrorObject[] => {
  if (depth > DEEPEST) throw new Error('The schema is nested too deeply');
  const error = (keyword: string, params: Record<string, unknown>, message: string): ErrorObject =>
    ({ instancePath: path.data, schemaPath: `${path.schema}/${keyword}`, keyword, params, message });
  if (schema === true) return [];
  if (schema === false) return [error('false schema', {}, 'boolean schema is false')];

  const below = (sub: JsonSchema, at: string, item: unknown = value, key?: string): readonly ErrorObject[] =>
    walk(sub, item, key === undefined ? parent : value, root, { data: key === undefined ? path.data : `${path.data}/${escaped(key)}`, schema: `${path.schema}/${at}` }, depth + 1);
  const passes = (sub: JsonSchema): boolean => below(sub, '').length === 0;
  const errors: ErrorObject[] = [];

  if (schema.$ref !== undefined) errors.push(...walk(atPointer(root, schema.$ref), value, parent, root, { ...path, schema: schema.$ref }, depth + 1));
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isType(value, type))) return [...errors, error('type', { type: schema.type }, `must be ${types.join(',')}`)];
  if (Object.hasOwn(schema, 'const') && !same(schema.const, value)) errors.push(error('const', { allowedValue: schema.const }, 'must be equal to constant'));
  const twin = schema['x-same-as'];
  if (twin !== undefined && isObject(parent) && parent[twin.field] !== value) errors.push(error('x-same-as', { ...twin }, `must be equal to ${twin.field}`));
  errors.push(...leafErrors(schema, value, path));

  schema.allOf?.forEach((sub, index) => errors.push(...below(sub, `allOf/${index}`)));
  if (schema.anyOf?.some(passes) === false) errors.push(error('anyOf', {}, 'must match a schema in anyOf'));
  const matches = schema.oneOf?.filter(passes).length;
  if (matches !== undefined && matches !== 1) errors.push(error('oneOf', { passing: matches }, 'must match exactly one schema in oneOf'));
  if (schema.not !== undefined && passes(schema.not)) errors.push(error('not', {}, 'must NOT be valid'));
  if (schema.if !== undefined) {
    const branch = passes(schema.if) ? 'then' : 'else';
    errors.push(...below(schema[branch] ?? true, branch));
  }
  if (isObject(value)) errors.push(...propertyErrors(schema, value, below, error));
  if (Array.isArray(value) && schema.items !== undefined) {
    const { items } = schema;
    value.forEach((item: unknown, index) => errors.push(...below(items, 'items', item, String(index))));
  }
  return errors;
};

const leafErrors = (rule: SchemaObject, value: unknown, path: Path): readonly ErrorObject[] => {
  if (leaf({ value, rule })) return [];
  return (leaf.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map((found) => ({ ...found, instancePath: path.data + found.instancePath.slice(VALUE), schemaPath: `${path.schema}/${found.keyword}` }));
};

const propertyErrors = (
  schema: SchemaObject,
  value: Data,
  below: (sub: JsonSchema, at: string, item: unknown, key: string) => readonly ErrorObject[],
  error: (keyword: string, params: Record<string, unknown>, message: string) => ErrorObject,
): readonly ErrorObject[] => {
  const { properties = {}, additionalProperties: others = true } = schema;
  return Object.keys(value).flatMap((key) => {
    if (value[key] === undefined) return [];
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (own !== undefined) return below(own, `properties/${escaped(key)}`, value[key], key);
    if (others === false) return [error('additionalProperties', { additionalProperty: key }, 'must NOT have additional properties')];
    return below(others, 'additionalProperties', value[key], key);
  });
};
