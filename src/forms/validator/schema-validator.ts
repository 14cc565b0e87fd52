import { ID_KEY, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import type { JsonSchema } from './json-schema.ts';
import { validate } from './validate.ts';

const asSchema = (schema: RJSFSchema): JsonSchema => schema as JsonSchema;

const isValid: ValidatorType['isValid'] = (schema, data, root) => {
  if ((schema as Record<string, unknown>)[ID_KEY] === JUNK_OPTION_ID) return false;
  try {
    return validate(asSchema(schema), data, asSchema(root)).length === 0;
  } catch {
    return false;
  }
};

const validatedByStore = (): never => {
  throw new Error("A form's values are validated by its FormStore, not by RJSF");
};

/** RJSF's interface to `validate`. The store validates the fields itself, so RJSF asks it for conditions alone. */
export const schemaValidator: ValidatorType = {
  isValid,
  rawValidation: validatedByStore,
  validateFormData: validatedByStore,
};
