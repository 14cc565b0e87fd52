import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bonuses } from '#src/records/sample-records.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { BonusRecords } from './bonus-records.tsx';

test('the amount that must still be wagered for a bonus is exact', async () => {
  const answer = bonuses(1);
  const [bonus] = answer.list;
  await renderPart(<BonusRecords />, {
    session: 'player',
    answers: {
      'member.bonusRecords': {
        ...answer,
        list: [{ ...bonus, status: 'WAGERING', requiredTurnover: 500, doneTurnover: 499.97 }],
      },
    },
  });
  const [details] = await screen.findAllByRole('button', { name: /^Details of/ });
  if (details !== undefined) await userEvent.click(details);
  expect((await screen.findAllByText(/P\s0\.03/)).length).toBeGreaterThan(0);
});
