import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { income } from '#schemas/calls/agent.ts';
import { consolidated } from '#schemas/calls/home.ts';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { withoutJoiners } from '#src/lib/unbroken-text.ts';
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

test('each payment day lists its payments by contract with the days that they cover, and the losses carried over from or to another day [agent.income.page]', async () => {
  await renderPart(<PaidDays moments={moments} />, {
    session: 'agent',
    answers: answer(income, () => teamIncome(3)),
  });
  const days = await shownDays();
  const said = days.map(({ textContent }) => withoutJoiners(textContent ?? '').replaceAll(/\s/g, ' '));
  const hours = (at: number) => {
    const { from = 0, to = 0 } = teamIncome(3).days[at]?.earned.hourly ?? {};
    return `Hourly salary for ${withoutJoiners(`${formatLocalMinute(from)} to ${formatLocalMinute(to)}`)} P 12.00`;
  };
  const rest = (at: number, day: string, before: string) =>
    `Daily wages for ${before} P 42.50${hours(at)}Real-time salary for ${day} P 8.25`;
  expect(said).toEqual([
    `2026-03-09P 396.75Rebate for 2026-03-08 P 24.00Dividends for 2026-03-02 to 2026-03-08 P 310.00${rest(0, '2026-03-09', '2026-03-08')}`,
    `2026-03-08P 86.75Rebate for 2026-03-07 P 24.00${rest(1, '2026-03-08', '2026-03-07')}A loss of P 6.00 from before was taken off`,
    `2026-03-07P 86.75Rebate for 2026-03-06 P 24.00${rest(2, '2026-03-07', '2026-03-06')}A loss of P 6.00 goes into the next day`,
  ]);
});

test('a payment links to the settlements of its day if the agent has the page of its contract, and is plain text otherwise', async () => {
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
