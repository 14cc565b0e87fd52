import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Problem, type ProblemInit } from '#schemas/problem.ts';
import { withoutJoiners } from '#src/lib/unbroken-text.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { useProblemText } from './use-problem-text.ts';

function Said({ problem }: { readonly problem: ProblemInit }) {
  return <p data-testid="said">{useProblemText()(new Problem(problem))}</p>;
}
const said = async (problem: ProblemInit): Promise<string> => {
  await renderPart(<Said problem={problem} />);
  return withoutJoiners(screen.getByTestId('said').textContent);
};

test('a platform failure is shown with the reference that support needs to find it', async () => {
  expect(await said({ code: 'internal', status: 500, message: '', requestId: '3f9a-1' })).toBe(
    'Something went wrong on our side. Please try again in a moment. (Reference: 3f9a-1)',
  );
});

test.each([
  [
    'how many attempts are left',
    { code: 'login_refused', detail: { triesLeft: 2 } },
    /not right\. 2 tries are left\.$/,
  ],
  [
    'that one attempt is left',
    { code: 'code_wrong', detail: { triesLeft: 1 } },
    /valid verification code\. 1 try is left\.$/,
  ],
  ['no number of attempts if it is negative', { code: 'login_refused', detail: { triesLeft: -1 } }, /is not right\.$/],
  [
    'no time if the wait is unknown',
    { code: 'too_many_requests' },
    /requests\. Please wait a while, then try again\.$/,
  ],
  ['a short wait in seconds', { code: 'account_locked', retryAfter: 45 }, /wait 45 seconds\.$/],
  ['a wait of one second', { code: 'too_many_requests', retryAfter: 1 }, /wait 1 second\.$/],
  [
    'how long the account is locked, and until when',
    { code: 'account_locked', retryAfter: 1_795 },
    /^Too many tries\. Locked for 30 minutes, until \d{2}:\d{2}\.$/u,
  ],
  [
    'a long wait with the date on which it ends',
    { code: 'too_many_requests', retryAfter: 86_000 },
    /wait 24 hours, until \d{4}-\d{2}-\d{2} \d{2}:\d{2}/,
  ],
])('a refusal states %s', async (_what, over, text) => {
  expect(await said({ status: 429, message: '', ...over })).toMatch(text);
});

test('a refusal is shown without a reference, and so is a failure that has none', async () => {
  expect(await said({ code: 'login_refused', status: 400, message: 'No', requestId: '3f9a-1' })).not.toContain('3f9a');
});
