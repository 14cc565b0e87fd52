import type { Control, FieldOptions, FieldSchema, FormDefinition } from '#schemas/forms/form-schema.ts';

export interface SampleControl {
  readonly control: Control;
  readonly schema?: FieldSchema;
  readonly options?: Partial<FieldOptions> & { readonly disabled?: boolean };
}

/** Creates a form with the named controls, for stories and tests; each control is required by default. */
export const sampleControlForm = (
  controls: Readonly<Record<string, SampleControl>>,
  required: readonly string[] = Object.keys(controls),
): FormDefinition => ({
  schema: {
    type: 'object',
    required,
    properties: Object.fromEntries(
      Object.entries(controls).map(([name, { schema }]) => [name, schema ?? { type: 'string' }]),
    ),
  },
  ui: {
    order: Object.keys(controls),
    groups: [],
    fields: Object.fromEntries(
      Object.entries(controls).map(([name, { control, options }]) => [
        name,
        {
          'ui:widget': control,
          'ui:options': { labelKey: `field.${name}`, keptInDraft: true, submitted: true, trimmed: true, ...options },
        },
      ]),
    ),
  },
});
