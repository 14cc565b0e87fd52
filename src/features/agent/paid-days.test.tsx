import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { income } from '#schemas/calls/agent.ts';
import { consolidated } from '#schemas/calls/home.ts';
import { answer } from '#storybook/story-answers.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { PaidDays } from './paid-days.tsx';
import { teamIncome } from './sample-team.ts';

const noMarks = {
  dailysalreqtype: null,
  divtypereq: null,
  contracthoursalreq: null,
  realtimesalreqtype: null,
  contractmrdailysalinfotype: null,
  contracthoursalinfo: null,
  dailysalinfotype: null,
  realtimesalinfotype: null,
  divtypeinfo: null,
};
const marked = (marks: Partial<Record<keyof typeof noMarks, string>>) =>
  answer(consolidated, { mainBalance: 0, gameBalance: 0, sumBalance: 0, ...noMarks, ...marks });
const moments = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 4) };

const shownDays = async () =>
  within(await screen.findByRole('region', { name: 'Paid to you by day' })).getAllByRole('listitem');

test('each day says what it paid, by which contract, and which loss it took over or left', async () => {
  await renderPart(<PaidDays moments={moments} />, {
    session: 'agent',
    answers: answer(income, () => teamIncome(3)),
  });
  const days = await shownDays();
  const said = days.map(({ textContent }) =>
    (textContent ?? '').replaceAll(/\s/g, ' ').replace(/^\d{4}-\d\d-\d\d/, ''),
  );
  const wages = 'Daily wages P 42.50Hourly salary P 12.00Real-time salary P 8.25';
  expect(said).toEqual([
    `P 396.75Rebate P 24.00Dividends P 310.00${wages}`,
    `P 86.75Rebate P 24.00${wages}A loss of P 6.00 from before was taken off`,
    `P 86.75Rebate P 24.00${wages}A loss of P 6.00 goes into the next day`,
  ]);
});

test('a part leads to the settlements of its day where the page of its contract is there, and is a text where it is gone', async () => {
  const { list, ...rest } = teamIncome(3);
  const asked: unknown[] = [];
  await renderPart(<PaidDays moments={moments} />, {
    session: 'agent',
    answers: {
      ...answer(income, ({ from, to }) => {
        asked.push([Number(from), Number(to)]);
        return { list, ...rest };
      }),
      ...marked({ divtypeinfo: 'CT1', contracthoursalreq: 'CT2' }),
    },
  });
  expect(asked).toEqual([[moments.from, moments.to]]);
  const [newest] = await shownDays();
  const links = within(newest ?? document.body).getAllByRole('link');
  const [day] = rest.days;
  const query = `from=${day?.time ?? 0}&to=${(day?.time ?? 0) + 86_400_000}`;
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dividends', `/index?agent=agentDividendRecordCopy2&${query}`],
    ['Hourly salary', `/index?agent=agentHourSalary&${query}`],
  ]);
});
