import { unread } from '#schemas/calls/common.ts';
import { deleteMessages, message, messages, readAllMessages, readMessage } from '#schemas/calls/messages.ts';
import * as inbox from '#sandbox/accounts/messages/inbox.ts';
import { defineMemberRoute, type Route } from '#sandbox/kernel/http/route.ts';

/** What is asked once a minute does not keep an idle session alive. */
const POLLED = { background: true };

export const messageRoutes: readonly Route[] = [
  defineMemberRoute(
    unread,
    async (_input, { platform, session: { member } }) => ({ count: await inbox.countUnread(platform.db, member.id) }),
    POLLED,
  ),
  defineMemberRoute(
    messages,
    ({ filter = 'all', ...page }, { platform, language, session: { member } }) =>
      inbox.findMessages(platform.db, { memberId: member.id, filter, language }, page),
    POLLED,
  ),
  defineMemberRoute(message, ({ id }, { platform, language, session: { member } }) =>
    inbox.findMessage(platform.db, member.id, { id, language }),
  ),
  defineMemberRoute(readMessage, async ({ id }, { platform, at, session: { member } }) => {
    await inbox.readMessage(platform.db, member.id, { id, at });
    return null;
  }),
  defineMemberRoute(readAllMessages, async (_input, { platform, at, session: { member } }) => {
    await inbox.readAllMessages(platform.db, member.id, at);
    return null;
  }),
  defineMemberRoute(deleteMessages, async ({ ids }, { platform, at, session: { member } }) => {
    await inbox.deleteMessages(platform.db, member.id, { ids, at });
    return null;
  }),
];
