import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { closedSchema } from './closed-schema.ts';

const options = { allErrors: true, strict: false } as const;
const exact = new Ajv2020(options);
const fromText = new Ajv2020({ ...options, coerceTypes: 'array' });
for (const ajv of [exact, fromText]) addFormats.default(ajv);

const nameOf = (error: ErrorObject): string =>
  [
    error.instancePath.slice(1).replaceAll('/', '.'),
    typeof error.params['missingProperty'] === 'string' ? error.params['missingProperty'] : '',
  ]
    .filter((part) => part !== '')
    .join('.');

/** Field name -> message key or text; `null` when the value fits. */
type Check = (value: unknown) => Readonly<Record<string, string>> | null;

const checkOf =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value)
      ? null
      : Object.fromEntries(
          (validate.errors ?? []).map((error) => [
            nameOf(error),
            error.keyword === 'required' ? 'input_empty' : (error.message ?? error.keyword),
          ]),
        );

/** Compiled on first use: compiling every schema at start would cost a second. */
const once = (make: (schema: TSchema) => Check) => {
  const made = new WeakMap<TSchema, Check>();
  return (schema: TSchema): Check => {
    const check = made.get(schema) ?? make(schema);
    made.set(schema, check);
    return check;
  };
};

/** For JSON bodies: types as they are. */
export const checkExact = once((schema) => checkOf(exact.compile(schema)));
/** For query strings and forms: `'20'` becomes `20` in place where the schema says so. */
export const checkText = once((schema) => checkOf(fromText.compile(schema)));
/** For our own answers: a property that the schema does not name is wrong too. */
export const checkClosed = once((schema) => checkOf(exact.compile(closedSchema(schema) as object)));
