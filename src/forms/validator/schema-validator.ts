import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { ID_KEY, JUNK_OPTION_ID } from '@rjsf/utils';
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import type { ErrorObject } from 'ajv';
import { errorsOf } from './errors-of.ts';
import type { JsonSchema } from './json-schema.ts';

const asSchema = (schema: RJSFSchema): JsonSchema => schema as JsonSchema;

const raw = (schema: RJSFSchema, data: unknown, root = schema): { errors?: ErrorObject[]; validationError?: Error } => {
  try {
    return { errors: [...errorsOf(asSchema(schema), data, asSchema(root))] };
  } catch (error) {
    return { validationError: error instanceof Error ? error : new Error(String(error)) };
  }
};

/** RJSF's validator for schemas made at run time: nothing is compiled, so it stands under a policy without `unsafe-eval`. */
export const schemaValidator: ValidatorType = {
  rawValidation: ((schema, data) => raw(schema, data)) as ValidatorType['rawValidation'],
  validateFormData: (data, schema, customValidate, transformErrors, uiSchema) =>
    processRawValidationErrors(
      schemaValidator,
      raw(schema, data),
      data,
      schema,
      customValidate,
      transformErrors,
      uiSchema,
    ),
  isValid: (schema, data, root) => {
    if ((schema as Record<string, unknown>)[ID_KEY] === JUNK_OPTION_ID) return false;
    return raw(schema, data, root).errors?.length === 0;
  },
};
