import type { FieldSchema, FieldUi, FormDefinition } from '#schemas/forms/form-schema.ts';

/** No record is older. */
const FIRST_DAY = '2000-01-01';

const schema: FieldSchema = { type: 'string', format: 'date' };

const ui = (labelKey: string, last: string): FieldUi => ({
  'ui:widget': 'day',
  'ui:options': { labelKey, keptInDraft: false, submitted: true, trimmed: true, days: { first: FIRST_DAY, last } },
});

/** A form for two days, neither of which may be later than `last`. */
export const rangeForm = (last: string): FormDefinition => ({
  schema: { type: 'object', required: ['first', 'last'], properties: { first: schema, last: schema } },
  ui: {
    order: ['first', 'last'],
    groups: [],
    fields: { first: ui('field.firstDay', last), last: ui('field.lastDay', last) },
  },
});
