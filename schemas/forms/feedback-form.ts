import type { FeedbackType } from '../feedback.ts';
import type { FormDefinition } from './form-schema.ts';

/** A brand's settings for feedback; lengths in characters. */
export interface FeedbackRules {
  readonly types: readonly FeedbackType[];
  readonly min: number;
  readonly max: number;
}

/** Creates the feedback form: a topic and a text. */
export const feedbackForm = ({ types, min, max }: FeedbackRules): FormDefinition => ({
  schema: {
    type: 'object',
    required: ['questionType', 'content'],
    properties: {
      questionType: { type: 'string', enum: types },
      content: {
        type: 'string',
        minLength: min,
        maxLength: max,
        'x-message': { key: 'length.between', fallback: 'format', bounds: null, values: { min, max } },
      },
    },
  },
  ui: {
    order: ['questionType', 'content'],
    groups: [],
    fields: {
      questionType: {
        'ui:widget': 'select',
        'ui:options': {
          labelKey: 'field.questionType',
          placeholderKey: 'placeholder.questionType',
          keptInDraft: true,
          submitted: true,
          trimmed: true,
          choices: types.map((value) => ({ value, labelKey: `feedback.${value}` })),
        },
      },
      content: {
        'ui:widget': 'longText',
        'ui:options': { labelKey: 'field.content', keptInDraft: true, submitted: true, trimmed: true },
      },
    },
  },
});
