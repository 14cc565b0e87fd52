import type { OutputOf } from '#schemas/call.ts';
import type { messages } from '#schemas/calls/messages.ts';
import type { Message } from '#schemas/messages.ts';

const BEGINNING = Date.UTC(2026, 2, 9, 14, 59);
const HOUR_MS = 3_600_000;
const PAGE_SIZE = 20;
const SUBJECTS = [
  [
    'A friend has made a first deposit',
    '<p>A reward of P 100.00 waits for you.</p><p>Claim it in the reward centre.</p>',
  ],
  ['Your withdrawal has been paid', '<p>The money is on its way to your bank.</p>'],
  [
    'A new device has logged in',
    '<p>Was it not you?</p><ul><li>Change your password</li><li>End other sessions</li></ul>',
  ],
] as const;

export const sampleMessage = (index: number, isUnread = index < 3): Message => {
  const [title = '', content = ''] = SUBJECTS[index % SUBJECTS.length] ?? [];
  return { id: String(index + 1), title, content, time: BEGINNING - index * 5 * HOUR_MS, read: !isUnread };
};

/** A message with the longest title and a text without a single place for a line break. */
export const worstMessage: Message = {
  id: '1',
  title: `${'Ein sehr langer Betreff ohne Ende '.repeat(6)}${'x'.repeat(48)}`,
  content: `<h2>${'Title'.repeat(20)}</h2><p>${'Word '.repeat(900)}</p><p>${'y'.repeat(400)}</p>`,
  time: BEGINNING,
  read: false,
};

/** Creates a page with `rows` messages. */
export const sampleMessages = (rows: number, pageNo: unknown = 1): OutputOf<typeof messages> => {
  const start = (Number(pageNo) - 1) * PAGE_SIZE;
  return {
    list: Array.from({ length: Math.max(0, Math.min(PAGE_SIZE, rows - start)) }, (_, at) => sampleMessage(start + at)),
    totalPages: Math.ceil(rows / PAGE_SIZE),
  };
};
