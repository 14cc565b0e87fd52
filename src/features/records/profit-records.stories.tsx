import { profitRecords } from '#schemas/calls/member.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { ProfitRecords } from './profit-records.tsx';
import { noProfit, profit } from '#src/records/sample-records.ts';

const page = pageStories(ProfitRecords, {
  session: 'player',
  answers: answer(profitRecords, profit(7)),
  calls: [waitsFor(profitRecords, { empty: noProfit, many: () => profit(30, 1_000_000) })],
});

export default { title: 'Records/Profit and loss', ...page.meta };

export const Week = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
/** Thirty days with the largest amounts. */
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const WorstCaseNarrow = page.variant({
  answers: answer(profitRecords, profit(30, 1_000_000)),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});
