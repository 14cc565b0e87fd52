import { status } from '#schemas/calls/account.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { statusWithout } from '#storybook/sample-status.ts';
import { answer } from '#storybook/story-answers.ts';
import { JoinPage } from './join-page.tsx';

const page = pageStories(JoinPage, { route: '/join', calls: [waitsFor(status)] });

export default { title: 'Pages/Join', ...page.meta };

export const Visitor = page.variant();
export const Invited = page.variant({ route: '/join?referralCode=ANA77' });
export const Member = page.variant({ session: 'player' });
export const Closed = page.variant({ answers: answer(status, statusWithout('DIRECTREG3')) });
export const Loading = page.loading();
export const Failed = page.failed();
