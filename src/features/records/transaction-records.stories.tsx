import { transactionRecords, recordsOfOrder } from '#schemas/calls/member.ts';
import { openDetails } from '#storybook/open-record-details.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { TransactionRecords } from './transaction-records.tsx';
import { movements } from '#src/records/sample-records.ts';

const page = pageStories(TransactionRecords, {
  session: 'player',
  answers: answer(transactionRecords, ({ pageNo }) => movements(34, pageNo)),
  calls: [
    waitsFor(transactionRecords, { empty: movements(0), many: (rows, { pageNo }) => movements(rows, pageNo) }),
    waitsFor(recordsOfOrder),
  ],
});

export default { title: 'Records/Movements', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** Expands the details of a row. */
export const Details = page.variant({ play: openDetails });
