import { LANGUAGES } from '#schemas/languages.ts';
import type { NoticeTexts } from '#sandbox/db/schema.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { notifyMember } from './reauthenticate.ts';
import { CHANGE_TEXTS, type AccountChange } from './change-texts.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';

const textsOf = (change: AccountChange): NoticeTexts => {
  const texts = LANGUAGES.map((language) => {
    const { [change]: title, otherwise } = CHANGE_TEXTS[language];
    return [language, { title, content: `<p>${otherwise}</p>` }] as const;
  });
  return Object.fromEntries(texts) as Record<(typeof LANGUAGES)[number], NoticeTexts['EN']>;
};

/**
 * Notifies the member of a change, in the inbox and by e-mail to the previous address. The message says what to do if somebody else made the change.
 */
export const tellChange = async (context: MemberContext, change: AccountChange): Promise<void> => {
  const { kernel, session, at } = context;
  await sendMessage(kernel.db, session.member.id, textsOf(change), at);
  await notifyMember(context, `${CHANGE_TEXTS.EN[change]}.`);
};
