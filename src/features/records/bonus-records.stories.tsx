import { bonusRecords } from '#schemas/calls/member.ts';
import { openDetails } from '#storybook/open-record-details.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { BonusRecords } from './bonus-records.tsx';
import { bonuses } from './sample-records.ts';

const page = pageStories(BonusRecords, {
  session: 'player',
  answers: answer(bonusRecords, ({ pageNo }) => bonuses(34, pageNo)),
  calls: [waitsFor(bonusRecords, { empty: bonuses(0), many: (rows, { pageNo }) => bonuses(rows, pageNo) })],
});

export default { title: 'Records/Bonuses', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** A row opens all that is known of it. */
export const Details = page.variant({ play: openDetails });
