import { gameMenus } from '#schemas/calls/account.ts';
import { betRecords, recordsOfOrder } from '#schemas/calls/member.ts';
import { openDetails } from '#storybook/open-record-details.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { BetRecords } from './bet-records.tsx';
import { bets, worstBets } from '#src/records/sample-records.ts';

const PATIENCE = { timeout: 5_000 };

const page = pageStories(BetRecords, {
  session: 'player',
  answers: answer(betRecords, ({ pageNo }) => bets(34, pageNo)),
  calls: [
    waitsFor(gameMenus, { empty: [] }),
    waitsFor(betRecords, { empty: bets(0), many: (rows, { pageNo }) => bets(rows, pageNo) }),
    waitsFor(recordsOfOrder),
  ],
});

export default { title: 'Records/Bets', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** Expands the details of a row. */
export const Details = page.variant({ play: openDetails });

/** The longest names and the largest amounts. */
export const WorstCase = page.variant({ answers: answer(betRecords, worstBets) });
export const WorstCaseNarrow = page.variant({
  answers: answer(betRecords, worstBets),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const SecondPage = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next page' }, PATIENCE));
    await canvas.findByText('Page 2 of 4', {}, PATIENCE);
  },
});

/** Chooses a range that ends before it begins; the field shows an error. */
export const ReversedDays = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Other days' }, PATIENCE));
    const last = await canvas.findByLabelText(/^Last day/, {}, PATIENCE);
    await userEvent.clear(last);
    await userEvent.type(last, '2020-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Show these days' }));
    await canvas.findAllByText(/The last day is before the first/, {}, PATIENCE);
  },
});
