import { bonusRecords, recordsOfOrder } from '#schemas/calls/member.ts';
import { openDetails } from '#storybook/open-record-details.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { BonusRecords } from './bonus-records.tsx';
import { bets, bonuses, movements } from '#src/records/sample-records.ts';

const page = pageStories(BonusRecords, {
  session: 'player',
  answers: answer(bonusRecords, ({ pageNo }) => bonuses(34, pageNo)),
  calls: [
    waitsFor(bonusRecords, { empty: bonuses(0), many: (rows, { pageNo }) => bonuses(rows, pageNo) }),
    waitsFor(recordsOfOrder),
  ],
});

export default { title: 'Records/Bonuses', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** Expands the details of a row. */
export const Details = page.variant({ play: openDetails });

const [first] = bonuses(1).list;
const order = { bets: bets(0).list, transactions: movements(1).list, bonuses: bonuses(1).list };

/** The URL names an order number, so all records with that number are listed. */
export const OneOrder = page.variant({
  route: `/index?record=${first?.orderNo}`,
  answers: answer(recordsOfOrder, order),
});
export const UnknownOrder = page.variant({
  route: '/index?record=D0000',
  answers: answer(recordsOfOrder, { bets: [], transactions: [], bonuses: [] }),
});
