import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { closedSchema } from './closed-schema.ts';

const options = { strict: false } as const;
/** Validators that stop at the first error. They check a text's length before its pattern, and a list's length before its entries. */
const [firstExact, firstFromText] = [new Ajv2020(options), new Ajv2020({ ...options, coerceTypes: 'array' })];
/** Validators that report every error. They therefore match patterns even against texts that are too long. */
const [exact, fromText] = [
  new Ajv2020({ ...options, allErrors: true }),
  new Ajv2020({ ...options, allErrors: true, coerceTypes: 'array' }),
];
for (const ajv of [firstExact, firstFromText, exact, fromText]) addFormats.default(ajv);

/** Every error is reported for values up to this size, counted in entries and characters. */
const MOST_PARTS = 5_000;

/** Returns whether a value is within the limit. Stops counting when the limit is exceeded. */
const isSmall = (value: unknown): boolean => {
  let left = MOST_PARTS;
  const take = (part: unknown): boolean => {
    left -= typeof part === 'string' ? 1 + part.length : 1;
    if (left < 0) return false;
    if (typeof part !== 'object' || part === null || part instanceof Blob) return true;
    for (const name in part) {
      left -= name.length;
      if (!take((part as Readonly<Record<string, unknown>>)[name])) return false;
    }
    return true;
  };
  return take(value);
};

const fieldName = (error: ErrorObject): string =>
  [
    error.instancePath.slice(1).replaceAll('/', '.'),
    typeof error.params['missingProperty'] === 'string' ? error.params['missingProperty'] : '',
  ]
    .filter((part) => part !== '')
    .join('.');

/** Returns the message key or text of each invalid field, or `null` if the value is valid. */
type Check = (value: unknown) => Readonly<Record<string, string>> | null;

const fieldsOf = (errors: readonly ErrorObject[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    errors.map((error) => [
      fieldName(error),
      error.keyword === 'required' ? 'input_empty' : (error.message ?? error.keyword),
    ]),
  );

/** Creates a check. It reports only one error of a large value, so that a hostile value cannot take much time. */
const createCheck = (first: ValidateFunction, compileAll: () => ValidateFunction): Check => {
  let all: ValidateFunction | null = null;
  return (value) => {
    if (first(value)) return null;
    if (!isSmall(value)) return fieldsOf(first.errors ?? []);
    all ??= compileAll();
    return all(value) ? null : fieldsOf(all.errors ?? []);
  };
};

/** Returns a function that compiles a schema on its first use, because compiling all schemas at startup would take a second. */
const compileOnce = (make: (schema: TSchema) => Check) => {
  const made = new WeakMap<TSchema, Check>();
  return (schema: TSchema): Check => {
    const check = made.get(schema) ?? make(schema);
    made.set(schema, check);
    return check;
  };
};

/** Checks JSON bodies, whose values must have the exact type. */
export const checkExact = compileOnce((schema) => createCheck(firstExact.compile(schema), () => exact.compile(schema)));
/** Checks query strings and forms. Converts texts in place to the type of the schema, such as `'20'` to `20`. */
export const checkText = compileOnce((schema) =>
  createCheck(firstFromText.compile(schema), () => fromText.compile(schema)),
);
/** Checks the sandbox's own responses. A property that is not in the schema is an error. */
export const checkClosed = compileOnce((schema) => {
  const closed = closedSchema(schema) as object;
  return createCheck(firstExact.compile(closed), () => exact.compile(closed));
});
