import type { ErrorObject } from 'ajv';
import { APPLICATORS, type Visit } from './applicators.ts';
import { ASSERTIONS, type Refusal } from './assertions.ts';
import type { JsonSchema, SchemaObject } from './json-schema.ts';
import { step } from './json-value.ts';

/** A value nested deeper, a longer list or a longer walk is not judged: it is told to be too much. */
const DEEPEST_VALUE = 64;
const DEEPEST_WALK = 500;
const LONGEST_LIST = 10_000;
const MOST_STEPS = 100_000;

interface Place {
  readonly value: unknown;
  readonly parent: unknown;
  readonly data: string;
  readonly schema: string;
  /** How deep the value lies. */
  readonly level: number;
  /** How deep the walk is. */
  readonly depth: number;
  readonly name?: string;
}

type Judge = (value: unknown, limit: unknown) => readonly Refusal[];
type Lead = (visit: Visit, limit: unknown, schema: SchemaObject) => void;
const judges = new Map<string, Judge>(Object.entries(ASSERTIONS) as unknown as [string, Judge][]); // each entry takes its own keyword's value, which a map cannot say
const leads = new Map<string, Lead>(Object.entries(APPLICATORS) as unknown as [string, Lead][]); // the same

/**
 * Checks a value against a schema made at run time, without code generation: every keyword is a function in a table, and the walk calls
 * those that the schema names. Errors have Ajv's shape, for the same places and keywords; their order is not Ajv's. `root` is what
 * references start from. Throws where the value or the schema goes beyond what is judged.
 */
export const errorsOf = (schema: JsonSchema, data: unknown, root: JsonSchema = schema): readonly ErrorObject[] => {
  const errors: ErrorObject[] = [];
  let steps = 0;
  const spend = (more: number): void => {
    steps += more;
    if (steps > MOST_STEPS) throw new Error('The value takes too long to check');
  };

  const walk = (rule: JsonSchema, place: Place): boolean => {
    const { value, parent, level, depth, name } = place;
    spend(1);
    if (level > DEEPEST_VALUE) throw new Error(`The value is nested deeper than ${DEEPEST_VALUE} levels`);
    if (depth > DEEPEST_WALK) throw new Error('The schema is nested too deeply');
    if (Array.isArray(value) && value.length > LONGEST_LIST)
      throw new Error(`The list at ${place.data || '/'} has more than ${LONGEST_LIST} entries`);
    const before = errors.length;
    const refuse: Visit['refuse'] = (keyword, params, message) => {
      errors.push({
        instancePath: place.data,
        schemaPath: `${place.schema}/${keyword}`,
        keyword,
        params,
        message,
        ...(name === undefined ? {} : { propertyName: name }),
      });
    };
    if (rule === true) return true;
    if (rule === false) {
      refuse('false schema', {}, 'boolean schema is false');
      return false;
    }
    const visit: Visit = {
      root,
      value,
      parent,
      refuse,
      spend,
      again: (sub, at) =>
        walk(sub, { ...place, schema: at.startsWith('#') ? at : `${place.schema}/${at}`, depth: depth + 1 }),
      part: (sub, at, item, key) =>
        walk(sub, {
          value: item,
          parent: value,
          data: `${place.data}/${typeof key === 'number' ? key : step(key)}`,
          schema: `${place.schema}/${at}`,
          level: level + 1,
          depth: depth + 1,
        }),
      named: (sub, at, key) =>
        walk(sub, {
          value: key,
          parent: value,
          data: place.data,
          schema: `${place.schema}/${at}`,
          level,
          depth: depth + 1,
          name: key,
        }),
      forgive: (tried) => {
        const kept = errors.length;
        return { result: tried(), forget: () => void (errors.length = kept) };
      },
    };
    for (const [keyword, limit] of Object.entries(rule)) {
      if (limit === undefined) continue;
      for (const { params, message } of judges.get(keyword)?.(value, limit) ?? []) refuse(keyword, params, message);
      leads.get(keyword)?.(visit, limit, rule);
    }
    return errors.length === before;
  };

  walk(schema, { value: data, parent: undefined, data: '', schema: '#', level: 0, depth: 0 });
  return errors;
};
