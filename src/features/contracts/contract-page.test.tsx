import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { contractRecords, contractRunning } from '#schemas/calls/contracts.ts';
import { answer } from '#storybook/story-answers.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { ContractPage } from './contract-page.tsx';
import { settlements } from './sample-contracts.ts';

const DAY_MS = 86_400_000;
const FROM = Date.UTC(2026, 2, 9, 3);

test('a link to the settlements of a day shows only that day until other days are chosen', async () => {
  const asked: { readonly from: number; readonly days: number }[] = [];
  await renderPart(<ContractPage kind="daily" />, {
    session: 'agent',
    route: `/index?agent=agentDailyWages2&from=${FROM}&to=${FROM + DAY_MS}`,
    answers: {
      ...answer(contractRunning, { running: null }),
      ...answer(contractRecords, ({ from, to }) => {
        asked.push({ from: Number(from), days: Math.round((Number(to) - Number(from)) / DAY_MS) });
        return settlements('daily', 3);
      }),
    },
  });
  expect(asked).toEqual([{ from: FROM, days: 1 }]);
  await userEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
  await waitFor(() => expect(asked.at(-1)?.days).toBe(7));
});
