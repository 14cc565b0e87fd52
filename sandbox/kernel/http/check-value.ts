import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { closedSchema } from './closed-schema.ts';

const options = { strict: false } as const;
/** Validators that stop at the first error; lengths are checked before patterns and entries. */
const [firstExact, firstFromText] = [new Ajv2020(options), new Ajv2020({ ...options, coerceTypes: 'array' })];
/** Validators that find every error, so they match patterns even of texts that are too long. */
const [exact, fromText] = [
  new Ajv2020({ ...options, allErrors: true }),
  new Ajv2020({ ...options, allErrors: true, coerceTypes: 'array' }),
];
for (const ajv of [firstExact, firstFromText, exact, fromText]) addFormats.default(ajv);

/** Limit of entries and characters up to which every error is reported. */
const MOST_PARTS = 5_000;

/** Whether a value is within this limit; reads no further than it. */
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

/** Field name -> message key or text; `null` if the value is valid. */
type Check = (value: unknown) => Readonly<Record<string, string>> | null;

const fieldsOf = (errors: readonly ErrorObject[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    errors.map((error) => [
      fieldName(error),
      error.keyword === 'required' ? 'input_empty' : (error.message ?? error.keyword),
    ]),
  );

/** For a large value only one error is reported, so that a hostile one costs no more than its size. */
const createCheck = (first: ValidateFunction, compileAll: () => ValidateFunction): Check => {
  let all: ValidateFunction | null = null;
  return (value) => {
    if (first(value)) return null;
    if (!isSmall(value)) return fieldsOf(first.errors ?? []);
    all ??= compileAll();
    return all(value) ? null : fieldsOf(all.errors ?? []);
  };
};

/** Compiled on first use: compiling every schema at start would take a second. */
const compileOnce = (make: (schema: TSchema) => Check) => {
  const made = new WeakMap<TSchema, Check>();
  return (schema: TSchema): Check => {
    const check = made.get(schema) ?? make(schema);
    made.set(schema, check);
    return check;
  };
};

/** For JSON bodies: no coercion. */
export const checkExact = compileOnce((schema) => createCheck(firstExact.compile(schema), () => exact.compile(schema)));
/** For query strings and forms: coerces in place, `'20'` to `20`. */
export const checkText = compileOnce((schema) =>
  createCheck(firstFromText.compile(schema), () => fromText.compile(schema)),
);
/** For our own responses: a property missing from the schema is an error. */
export const checkClosed = compileOnce((schema) => {
  const closed = closedSchema(schema) as object;
  return createCheck(firstExact.compile(closed), () => exact.compile(closed));
});
