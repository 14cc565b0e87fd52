// The only import of an internal module of RJSF, guarded by form-fields.test.ts. With the public `withTheme` instead, the chunk of the form is 64 kB
// instead of 42, and mounting takes 1.7 times as long.
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import {
  createSchemaUtils,
  englishStringTranslator,
  toFieldPathId,
  type Registry,
  type RJSFSchema,
  type SchemaUtilsType,
  type UiSchema,
} from '@rjsf/utils';
import { memo, useMemo, useState } from 'react';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import type { FormStore } from './form-store.ts';
import { LeafField } from './leaf-field.tsx';
import { theme } from './theme.tsx';
import { assertValidSchema } from './validator/schema-errors.ts';
import { schemaValidator } from './validator/schema-validator.ts';

/** Returns a form's props for RJSF. Throws if the schema contains anything that the validator cannot check. */
export const rjsfProps = ({ schema, ui }: FormDefinition): { schema: RJSFSchema; uiSchema: UiSchema } => {
  assertValidSchema(schema);
  return { schema: schema as RJSFSchema, uiSchema: { ...ui.fields, 'ui:order': [...ui.order, '*'] } };
};

/** Skips RJSF's schema resolution for forms without conditions, because only conditions make a schema depend on the values. */
const schemaUtilsOf = (schema: RJSFSchema): SchemaUtilsType => {
  const utils = createSchemaUtils(schemaValidator, schema);
  return schema.allOf === undefined ? Object.assign(utils, { retrieveSchema: (given: RJSFSchema) => given }) : utils;
};

const createRegistry = (schema: RJSFSchema, idPrefix: string): Registry =>
  ({
    fields: { SchemaField: LeafField },
    templates: theme.templates,
    widgets: theme.widgets,
    formContext: {},
    rootSchema: schema,
    schemaUtils: schemaUtilsOf(schema),
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix, idSeparator: '_', experimental_componentUpdateStrategy: 'shallow' },
  }) as unknown as Registry; // a flat form renders none of the templates and fields that are missing here

const ignore = (): void => undefined;

/** The fields, rendered by RJSF. No prop changes while the user types, so keystrokes do not rerender them. */
export const FormFields = memo(function FormFields({
  form,
  store,
  idPrefix,
}: {
  form: FormDefinition;
  store: FormStore;
  idPrefix: string;
}) {
  const { schema, uiSchema } = useMemo(() => rjsfProps(form), [form]);
  const registry = useMemo(() => createRegistry(schema, idPrefix), [schema, idPrefix]);
  const fieldPathId = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  // The values that conditions depend on. They are updated when a field of a form with conditions loses focus.
  const [values, setValues] = useState(() => store.values());
  return (
    <ObjectField
      name=""
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      fieldPathId={fieldPathId}
      registry={registry}
      onChange={() => setValues(store.values())}
      onBlur={ignore}
      onFocus={ignore}
    />
  );
});
