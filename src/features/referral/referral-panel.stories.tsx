import { referral } from '#schemas/calls/referral.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { ReferralPanel } from './referral-panel.tsx';
import { sampleReferral, worstReferral } from './sample-referral.ts';

const page = pageStories(ReferralPanel, {
  session: 'player',
  answers: answer(referral, ({ pageNo }) => sampleReferral(34, pageNo)),
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [waitsFor(referral, { empty: sampleReferral(0), many: (rows, { pageNo }) => sampleReferral(rows, pageNo) })],
});

export default { title: 'Referral/Invite friends', ...page.meta };

export const Friends = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** The longest names and the largest amounts. */
export const Worst = page.variant({ answers: answer(referral, worstReferral) });
