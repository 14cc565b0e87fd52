import { unread } from '#schemas/calls/common.ts';
import { message, messages } from '#schemas/calls/messages.ts';
import { Problem } from '#schemas/problem.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { MessagesPanel } from './messages-panel.tsx';
import { sampleMessage, sampleMessages, worstMessage } from './sample-messages.ts';

const OPEN = '/index?member=messageV2&message=1';
const PATIENCE = { timeout: 5_000 };

const page = pageStories(MessagesPanel, {
  session: 'player',
  answers: {
    ...answer(messages, ({ pageNo }) => sampleMessages(34, pageNo)),
    ...answer(message, sampleMessage(0)),
    ...answer(unread, { count: 3 }),
  },
  decorators: [(Story) => <main className="p-4">{Story()}</main>],
  calls: [
    waitsFor(messages, { empty: sampleMessages(0), many: (rows, { pageNo }) => sampleMessages(rows, pageNo) }),
    waitsFor(message),
    waitsFor(unread, { empty: { count: 0 }, many: (rows) => ({ count: rows }) }),
  ],
});

export default { title: 'Messages/Messages', ...page.meta };

export const List = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });

/** The longest titles and texts. */
export const Worst = page.variant({
  answers: answer(messages, {
    list: Array.from({ length: 20 }, (_, at) => ({ ...worstMessage, id: String(at) })),
    totalPages: 99_999,
  }),
});

export const NothingUnread = page.variant({
  answers: { ...answer(messages, sampleMessages(0)), ...answer(unread, { count: 0 }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Unread' }, PATIENCE));
    await canvas.findByText('Everything is read', {}, PATIENCE);
  },
});

/** Selects several messages, which can then be deleted together. */
export const Chosen = page.variant({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }, PATIENCE));
    await canvas.findByRole('button', { name: 'Delete 20' });
  },
});

export const Opened = page.variant({ route: OPEN });
export const OpenedWorst = page.variant({ route: OPEN, answers: answer(message, worstMessage) });
export const OpenedLoading = page.loading({ route: OPEN });
export const OpenedFailed = page.failed({ route: OPEN });

/** An opened message without text. */
export const OpenedBlank = page.variant({ route: OPEN, answers: answer(message, { ...worstMessage, content: '' }) });

/** The URL names a message that was deleted or belongs to another member. */
export const OpenedGone = page.variant({
  route: OPEN,
  answers: answer(message, new Problem({ code: 'not_found', status: 404, message: '' })),
});
