import { expect, test } from 'vitest';
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from '../feedback.ts';
import { feedbackForm } from './feedback-form.ts';

test("the feedback form requires one of the brand's topics and a text within the brand's bounds", () => {
  const { schema, ui } = feedbackForm({ types: ['game', 'other'], min: 5, max: 50 });
  expect(schema.required).toEqual(['questionType', 'content']);
  expect(schema.properties['questionType']?.enum).toEqual(['game', 'other']);
  expect(schema.properties['content']).toMatchObject({ minLength: 5, maxLength: 50 });
  expect(ui.fields['questionType']?.['ui:options'].choices).toHaveLength(2);
});

test('a brand without feedback settings accepts 10 to 140 characters on one of six topics', () => {
  expect([FEEDBACK_LENGTH, FEEDBACK_TYPES]).toEqual([
    { min: 10, max: 140 },
    ['deposit', 'withdrawal', 'game', 'promotion', 'account', 'other'],
  ]);
});
