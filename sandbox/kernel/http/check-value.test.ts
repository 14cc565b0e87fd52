import { expect, test } from 'vitest';
import { contractWhatIfOf } from '#schemas/calls/contracts.ts';
import { deleteMessages } from '#schemas/calls/messages.ts';
import { bindEmail } from '#schemas/calls/profile.ts';
import { costRatio } from '#tests/support/cost-ratio.ts';
import { checkExact } from './check-value.ts';

const LONG = 20_000;
const many = (each: unknown): readonly unknown[] => Array.from({ length: LONG }, () => each);

test.each([
  ['an address of 20,000 dots', bindEmail.input, { email: `a@${'.'.repeat(LONG)} ` }],
  ['20,000 empty tiers', contractWhatIfOf.input, { tiers: many({}) }],
  ['20,000 numbers for ids', deleteMessages.input, { ids: many(1) }],
  ['20,000 unknown fields', deleteMessages.input, Object.fromEntries(many(1).map((one, at) => [`x${at}`, one]))],
])('checking a large invalid body takes limited time: %s', async (_what, schema, value) => {
  const check = checkExact(schema);
  const text = JSON.stringify(value);
  const ratio = await costRatio(
    () => expect(check(value)).not.toBeNull(),
    () => Array.from({ length: 10 }, () => JSON.parse(text) as unknown),
  );
  expect(ratio).toBeLessThan(5);
});

test('each invalid field of a small value is reported', () => {
  expect(checkExact(bindEmail.input)({ email: 'none', verificationCode: '' })).toMatchObject({
    email: expect.any(String),
    verificationCode: expect.any(String),
  });
});
