import { confirmations, deposits } from '#schemas/calls/cashier.ts';
import { recentGames } from '#schemas/calls/games.ts';
import { unread } from '#schemas/calls/common.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleRecentPage } from '#storybook/sample-rows.ts';
import { MemberShelf } from './member-shelf.tsx';

const page = pageStories(MemberShelf, {
  session: 'player',
  decorators: [(Story) => <div className="min-h-20 p-4">{Story()}</div>],
  calls: [
    waitsFor(recentGames, { empty: { list: [], totalPages: 0 }, many: sampleRecentPage }),
    waitsFor(deposits, { empty: { list: [] } }),
    waitsFor(confirmations, { empty: { list: [] } }),
    waitsFor(rewards, { empty: { count: 0, list: [], totalPages: 0 } }),
    waitsFor(unread),
  ],
});

/** The shelf renders nothing for a visitor or for a member who has not played yet. */
export default { title: 'Home/Shelf of a member', ...page.meta };

export const Member = page.variant();
export const Visitor = page.variant({ session: 'visitor' });
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
