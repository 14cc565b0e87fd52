import { unread } from '#schemas/calls/common.ts';
import { deleteMessages, message, messages, readAllMessages, readMessage } from '#schemas/calls/messages.ts';
import * as inbox from '#sandbox/accounts/messages/inbox.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/requests/route.ts';

/** Options for calls that the page makes every minute, which must not keep an idle session alive. */
const POLLED = { background: true };

export const messageRoutes: readonly Route[] = [
  defineMemberRoute(
    unread,
    async (_input, { kernel, session: { member } }) => ({ count: await inbox.countUnread(kernel.db, member.id) }),
    POLLED,
  ),
  defineMemberRoute(
    messages,
    ({ filter = 'all', ...page }, { kernel, language, session: { member } }) =>
      inbox.findMessages(kernel.db, { memberId: member.id, filter, language }, page),
    POLLED,
  ),
  defineMemberRoute(message, ({ id }, { kernel, language, session: { member } }) =>
    inbox.findMessage(kernel.db, member.id, { id, language }),
  ),
  defineMemberRoute(readMessage, async ({ id }, { kernel, at, session: { member } }) => {
    await inbox.readMessage(kernel.db, member.id, { id, at });
    return null;
  }),
  defineMemberRoute(readAllMessages, async (_input, { kernel, at, session: { member } }) => {
    await inbox.readAllMessages(kernel.db, member.id, at);
    return null;
  }),
  defineMemberRoute(deleteMessages, async ({ ids }, { kernel, at, session: { member } }) => {
    await inbox.deleteMessages(kernel.db, member.id, { ids, at });
    return null;
  }),
];
