import type { ErrorObject } from 'ajv';
import { APPLICATORS, type ValidationContext } from './applicators.ts';
import { ASSERTIONS, type AssertionError } from './assertions.ts';
import type { JsonSchema, SchemaObject } from './json-schema.ts';
import { pointerSegment } from './json-value.ts';
import { countedKeys, createWorkBudget, stepsFor, type CountSteps } from './work-budget.ts';

/** `validate` throws if these limits are exceeded, so that no input can block the page. */
const MAX_VALUE_DEPTH = 64;
const MAX_SCHEMA_DEPTH = 500;
const MAX_LIST_LENGTH = 10_000;
/** Costs of visiting a value and of adding an error, in steps; more than one each, because both create objects. */
const VISIT_STEPS = 2;
const ERROR_STEPS = 10;

interface Location {
  readonly value: unknown;
  readonly parent: unknown;
  readonly data: string;
  readonly schema: string;
  /** Depth in the value. */
  readonly level: number;
  /** Depth in the schema. */
  readonly depth: number;
  readonly name?: string;
}

type CheckValue = (value: unknown, limit: unknown, count: CountSteps) => readonly AssertionError[];
type ApplyKeyword = (visit: ValidationContext, limit: unknown, schema: SchemaObject) => void;
const assertions = new Map<string, CheckValue>(Object.entries(ASSERTIONS) as unknown as [string, CheckValue][]); // the type of a map cannot express that each function takes the value of its keyword
const applicators = new Map<string, ApplyKeyword>(Object.entries(APPLICATORS) as unknown as [string, ApplyKeyword][]); // the same cast as above

/**
 * Validates a value against a schema. There is a function for each keyword, because the page's Content Security Policy forbids code generation. Errors
 * have the same shape, locations and keywords as in Ajv, but a different order. References are resolved against `root`. Throws if the value or the
 * schema exceeds the limits.
 */
export const validate = (schema: JsonSchema, data: unknown, root: JsonSchema = schema): readonly ErrorObject[] => {
  const errors: ErrorObject[] = [];
  const countSteps = createWorkBudget();

  const walk = (rule: JsonSchema, place: Location): boolean => {
    const { value, parent, level, depth, name } = place;
    countSteps(VISIT_STEPS);
    if (level > MAX_VALUE_DEPTH) throw new Error(`The value is nested deeper than ${MAX_VALUE_DEPTH} levels`);
    if (depth > MAX_SCHEMA_DEPTH) throw new Error('The schema is nested too deeply');
    if (Array.isArray(value) && value.length > MAX_LIST_LENGTH)
      throw new Error(`The list at ${place.data || '/'} has more than ${MAX_LIST_LENGTH} entries`);
    const before = errors.length;
    const addError: ValidationContext['addError'] = (keyword, params, message) => {
      // The cost depends on the path too, because RJSF later splits it and looks up each segment.
      countSteps(ERROR_STEPS + level + stepsFor(place.data));
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
      addError('false schema', {}, 'boolean schema is false');
      return false;
    }
    const visit: ValidationContext = {
      root,
      value,
      parent,
      addError,
      countSteps,
      validateSame: (sub, at) =>
        walk(sub, { ...place, schema: at.startsWith('#') ? at : `${place.schema}/${at}`, depth: depth + 1 }),
      validateChild: (sub, at, item, key) =>
        walk(sub, {
          value: item,
          parent: value,
          data: `${place.data}/${typeof key === 'number' ? key : pointerSegment(key, countSteps)}`,
          schema: `${place.schema}/${at}`,
          level: level + 1,
          depth: depth + 1,
        }),
      validateName: (sub, at, key) =>
        walk(sub, {
          value: key,
          parent: value,
          data: place.data,
          schema: `${place.schema}/${at}`,
          level,
          depth: depth + 1,
          name: key,
        }),
      attempt: (tried) => {
        const kept = errors.length;
        return { result: tried(), dropErrors: () => void (errors.length = kept) };
      },
    };
    for (const keyword of countedKeys(rule, countSteps)) {
      const limit: unknown = rule[keyword as keyof SchemaObject];
      if (limit === undefined) continue;
      for (const { params, message } of assertions.get(keyword)?.(value, limit, countSteps) ?? [])
        addError(keyword, params, message);
      applicators.get(keyword)?.(visit, limit, rule);
    }
    return errors.length === before;
  };

  walk(schema, { value: data, parent: undefined, data: '', schema: '#', level: 0, depth: 0 });
  return errors;
};
