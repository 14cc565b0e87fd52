import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { fieldMessage, fieldMessages, ruleMessage } from './field-messages.ts';
import type { FormRules } from './form-store.ts';
import { cleanValues, presentFields, submittedValues, withDefaults } from './form-values.ts';
import type { PatternChecker } from './validator/pattern-checker.ts';

/** Creates the rules of a form from its schema; `checkPattern` runs the platform's own patterns. */
export const schemaRules = (form: FormDefinition, checkPattern: PatternChecker): FormRules => ({
  order: form.ui.order,
  check: (values) => fieldMessages(form, values),
  checkField: (values, name) => fieldMessage(form, values, name),
  slowCheck: (name) => {
    const field = form.schema.properties[name];
    const pattern = field?.['x-check']?.pattern;
    if (pattern === undefined) return undefined;
    return async (value) =>
      typeof value === 'string' && (await checkPattern({ pattern, value })) === 'fails' ? ruleMessage(field) : null;
  },
  present: (values) => Object.keys(presentFields(form.schema, values)),
  complete: (values) => withDefaults(form, values),
  clean: (values) => cleanValues(form, values),
  submitted: (values) => submittedValues(form, values),
});
