import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormDescription } from '#schemas/forms/form-schema.ts';
import { refuseFaultySchema } from './validator/schema-fault.ts';

/** A form's description as RJSF takes it. Throws where the schema has something that would not be checked. */
export const rjsfProps = ({ schema, ui }: FormDescription): { schema: RJSFSchema; uiSchema: UiSchema } => {
  refuseFaultySchema(schema);
  return { schema: schema as RJSFSchema, uiSchema: { ...ui.fields, 'ui:order': [...ui.order, '*'] } };
};
