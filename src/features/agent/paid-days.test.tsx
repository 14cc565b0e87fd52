import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { income } from '#schemas/calls/agent.ts';
import { answer } from '#storybook/story-answers.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { PaidDays } from './paid-days.tsx';
import { teamIncome } from './sample-team.ts';

test('each day says what it paid, by which contract, and which loss it took over or left', async () => {
  await renderPart(<PaidDays days={{ first: '2026-01-01', last: '2026-01-03' }} />, {
    session: 'agent',
    answers: answer(income, () => teamIncome(3)),
  });
  const days = within(await screen.findByRole('region', { name: 'Paid to you by day' })).getAllByRole('listitem');
  const said = days.map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s/g, ' ').replace(/^\d{4}-\d\d-\d\d/, ''),
  );
  const wages = 'Daily wages P 42.50Hourly salary P 12.00Real-time salary P 8.25';
  expect(said).toEqual([
    `P 396.75Rebate P 24.00Dividends P 310.00${wages}`,
    `P 86.75Rebate P 24.00${wages}A loss of P 6.00 from before was taken off`,
    `P 86.75Rebate P 24.00${wages}A loss of P 6.00 goes into the next day`,
  ]);
  expect(
    within(days[0] ?? document.body)
      .getByRole('link', { name: 'Dividends' })
      .getAttribute('href'),
  ).toMatch(/agent=agentDividendRecordCopy2$/);
});
