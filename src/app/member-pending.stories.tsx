import { confirmations, deposits } from '#schemas/calls/cashier.ts';
import { unread } from '#schemas/calls/common.ts';
import { rewards } from '#schemas/calls/rewards.ts';
import { waitingAnswers } from '#src/features/waiting/sample-waiting.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { MemberPending } from './member-parts.tsx';

const page = pageStories(MemberPending, {
  session: 'player',
  decorators: [(Story) => <main className="min-h-20 p-4">{Story()}</main>],
  calls: [
    waitsFor(deposits, { empty: { list: [] } }),
    waitsFor(confirmations, { empty: { list: [] } }),
    waitsFor(rewards, { empty: { count: 0, list: [], totalPages: 0 } }),
    waitsFor(unread),
  ],
});

/** Renders nothing for a visitor, or for a member with nothing pending. */
export default { title: 'Home/What waits for a member', ...page.meta };

export const Member = page.variant();
export const WithWaiting = page.variant({ answers: waitingAnswers() });
export const Visitor = page.variant({ session: 'visitor' });
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
