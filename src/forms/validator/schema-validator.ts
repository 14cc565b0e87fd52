import { ID_KEY, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import type { ErrorObject } from 'ajv';
import type { JsonSchema } from './json-schema.ts';
import { validate } from './validate.ts';

const asSchema = (schema: RJSFSchema): JsonSchema => schema as JsonSchema;

const rawErrors = (
  schema: RJSFSchema,
  data: unknown,
  root = schema,
): { errors?: ErrorObject[]; validationError?: Error } => {
  try {
    return { errors: [...validate(asSchema(schema), data, asSchema(root))] };
  } catch (error) {
    return { validationError: error instanceof Error ? error : new Error(String(error)) };
  }
};

/**
 * RJSF's validator for schemas built at run time. It equals that of `@rjsf/validator-ajv8`, except that it calls `validate` instead of code compiled
 * by Ajv, so that it works under a Content Security Policy without `unsafe-eval`.
 */
export const schemaValidator: ValidatorType = {
  rawValidation: ((schema, data) => rawErrors(schema, data)) as ValidatorType['rawValidation'],
  validateFormData: (data, schema, customValidate, transformErrors, uiSchema) =>
    processRawValidationErrors(
      schemaValidator,
      rawErrors(schema, data),
      data,
      schema,
      customValidate,
      transformErrors,
      uiSchema,
    ),
  isValid: (schema, data, root) => {
    if ((schema as Record<string, unknown>)[ID_KEY] === JUNK_OPTION_ID) return false;
    return rawErrors(schema, data, root).errors?.length === 0;
  },
};
