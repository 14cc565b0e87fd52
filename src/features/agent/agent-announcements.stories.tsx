import { announcements } from '#schemas/calls/agent.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { notices } from './sample-team.ts';
import { AgentAnnouncements } from './agent-announcements.tsx';

const page = pageStories(AgentAnnouncements, {
  session: 'agent',
  answers: answer(announcements, ({ pageNo }) => notices(12, pageNo)),
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [waitsFor(announcements, { empty: notices(0), many: (rows, { pageNo }) => notices(rows, pageNo) })],
});

export default { title: 'Agent/Announcements', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
