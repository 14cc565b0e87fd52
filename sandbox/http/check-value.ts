import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { TSchema } from 'typebox';
import { closedSchema } from './closed-schema.ts';

const options = { allErrors: true, strict: false } as const;
const exact = new Ajv2020(options);
const fromText = new Ajv2020({ ...options, coerceTypes: 'array' });
for (const ajv of [exact, fromText]) addFormats.default(ajv);

const fieldName = (error: ErrorObject): string =>
  [
    error.instancePath.slice(1).replaceAll('/', '.'),
    typeof error.params['missingProperty'] === 'string' ? error.params['missingProperty'] : '',
  ]
    .filter((part) => part !== '')
    .join('.');

/** Field name -> message key or text; `null` if the value is valid. */
type Check = (value: unknown) => Readonly<Record<string, string>> | null;

const createCheck =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value)
      ? null
      : Object.fromEntries(
          (validate.errors ?? []).map((error) => [
            fieldName(error),
            error.keyword === 'required' ? 'input_empty' : (error.message ?? error.keyword),
          ]),
        );

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
export const checkExact = compileOnce((schema) => createCheck(exact.compile(schema)));
/** For query strings and forms: coerces in place, `'20'` to `20`. */
export const checkText = compileOnce((schema) => createCheck(fromText.compile(schema)));
/** For our own responses: a property missing from the schema is an error. */
export const checkClosed = compileOnce((schema) => createCheck(exact.compile(closedSchema(schema) as object)));
