import { recentGames } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleRecentPage } from '#storybook/sample-rows.ts';
import { RecentRail } from './member-parts.tsx';

const page = pageStories(RecentRail, {
  session: 'player',
  decorators: [(Story) => <div className="min-h-20 p-4">{Story()}</div>],
  calls: [waitsFor(recentGames, { empty: { list: [], totalPages: 0 }, many: sampleRecentPage })],
});

/** The shelf renders nothing for a visitor or for a member who has not played yet. */
export default { title: 'Home/Shelf of a member', ...page.meta };

export const Member = page.variant();
export const Visitor = page.variant({ session: 'visitor' });
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
