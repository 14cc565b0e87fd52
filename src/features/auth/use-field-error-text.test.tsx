import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { useFieldErrorText } from './use-field-error-text.ts';

const rules: RegisterRules = {
  username: { enabled: true, required: true, acceptedPattern: '*', patternId: 2, minLength: 4, maxLength: 16 },
};

function Verdict({ name, known }: { readonly name: string; readonly known: string }) {
  return <output>{useFieldErrorText(rules)(name, known) ?? 'no words'}</output>;
}
const verdict = async (name: string, known: string): Promise<string | null> => {
  await renderPart(<Verdict name={name} known={known} />);
  return screen.getByRole('status').textContent;
};

test.each([
  [
    'a text of the rules, with the bounds of the field',
    'username',
    'reg_pattern_2',
    'Start with a letter, then letters and digits, 4-16 characters',
  ],
  ['a text of the rules without bounds', 'confirmPassword', 'inconsistent_twice', 'The two passwords do not match'],
  ['a text of the problems', 'username', 'username_taken', 'This username is already taken.'],
  ["a key of the specification's own", 'affiliateCode', 'invitation_code_error', 'This invitation code is not valid.'],
  ['a text of this feature', 'mobileNum', 'mobile_taken', 'This mobile number is already registered.'],
])(
  "the platform's verdict on a field is said by %s [register.failure] [errors.fields]",
  async (_source, name, key, words) => {
    expect(await verdict(name, key)).toBe(words);
  },
);

test('a verdict that nobody knows has no words [register.failure]', async () => {
  expect(await verdict('username', 'something_new')).toBe('no words');
});
