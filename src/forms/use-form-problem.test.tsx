import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { useFieldText, useFormProblem } from './use-form-problem.ts';

const rules: RegisterRules = {
  username: { enabled: true, required: true, acceptedPattern: '*', patternId: 2, minLength: 4, maxLength: 16 },
};

function Verdict({ name, known }: { readonly name: string; readonly known: string }) {
  return <output>{useFieldText(rules)(name, known) ?? 'no words'}</output>;
}
const verdict = async (name: string, known: string): Promise<string | null> => {
  await renderPart(<Verdict name={name} known={known} />);
  return screen.getByRole('status').textContent;
};

test.each([
  [
    'the catalogue `rules`, with the bounds of the field',
    'username',
    'reg_pattern_2',
    'Start with a letter, then letters and digits, 4-16 characters',
  ],
  ['the catalogue `rules`, without bounds', 'confirmPassword', 'inconsistent_twice', 'The two passwords do not match'],
  ['the catalogue `errors`', 'username', 'username_taken', 'This username is already taken.'],
  ["the platform's own message key", 'affiliateCode', 'invitation_code_error', 'This invitation code is not valid.'],
  ['the catalogue `fields`', 'mobileNum', 'mobile_taken', 'This mobile number is already registered.'],
])(
  'the message for a field that the platform rejects comes from %s [register.failure] [errors.fields]',
  async (_source, name, key, words) => {
    expect(await verdict(name, key)).toBe(words);
  },
);

test('a field error with an unknown code has no message [register.failure]', async () => {
  expect(await verdict('username', 'something_new')).toBe('no words');
});

function Mapped({ problem }: { readonly problem: Problem | null }) {
  const { general, fields } = useFormProblem()(problem, ['amount'], (field) => (field === 'total' ? 'amount' : field));
  return <output>{JSON.stringify({ general, fields })}</output>;
}
const refused = (fields?: Readonly<Record<string, string>>): Problem =>
  new Problem({ code: 'insufficient_funds', status: 409, message: '', fields });

test.each([
  ['without a problem there is no message', null, null, null],
  [
    'the message of a field is shown at that field',
    refused({ amount: 'amount_small' }),
    null,
    { amount: 'That is below the smallest amount' },
  ],
  [
    'a field can have a different name in the form than on the platform',
    refused({ total: 'amount_small' }),
    null,
    { amount: 'That is below the smallest amount' },
  ],
  [
    'the message of a field that the form does not have becomes the general message',
    refused({ bank: 'bank_unknown' }),
    'Choose a bank from the list',
    null,
  ],
  [
    'the message of a problem without fields becomes the general message',
    refused(),
    'The wallet does not hold that much.',
    null,
  ],
  [
    "for an unknown field code, the field shows the problem's own message",
    refused({ amount: 'odd' }),
    null,
    { amount: 'The wallet does not hold that much.' },
  ],
  [
    'the message of a field contains the number of attempts left',
    new Problem({
      code: 'validation',
      status: 422,
      message: '',
      fields: { amount: 'password_wrong' },
      detail: { triesLeft: 3 },
    }),
    null,
    { amount: 'The password is not right. 3 tries are left.' },
  ],
  [
    'the message of a field shows a short waiting time in seconds',
    new Problem({
      code: 'too_many_requests',
      status: 429,
      message: '',
      fields: { amount: 'password_locked' },
      retryAfter: 20,
    }),
    null,
    { amount: 'Locked. Please wait 20 seconds.' },
  ],
  [
    'the message of a locked field contains how long it is locked, until when and what to do',
    new Problem({
      code: 'too_many_requests',
      status: 429,
      message: '',
      fields: { amount: 'password_locked' },
      retryAfter: 1_795,
    }),
    null,
    { amount: expect.stringMatching(/^Locked for 30 minutes, until \d{2}:\d{2}\. .* customer service/) as string },
  ],
  [
    'the message of the attempt that locks a field says the same',
    new Problem({
      code: 'validation',
      status: 422,
      message: '',
      fields: { amount: 'payment_password_wrong' },
      retryAfter: 1_795,
      detail: { triesLeft: 0 },
    }),
    null,
    {
      amount: expect.stringMatching(
        /not right\. It is locked for 30 minutes, until \d{2}:\d{2}\. .* customer service/,
      ) as string,
    },
  ],
] as const)('%s [errors.fields]', async (_title, problem, general, fields) => {
  await renderPart(<Mapped problem={problem} />);
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ general, fields });
});
