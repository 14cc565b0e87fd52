import { BASE_LANGUAGE } from '#schemas/languages.ts';
import type { MemberContext } from '#sandbox/kernel/requests/request-context.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';
import { notifyMember } from './reauthenticate.ts';

/** The changes to login methods and contacts that the member is notified about. */
type AccountChange = 'password' | 'paymentPassword' | 'mobile' | 'email' | 'passkey';

/**
 * Notifies the member of a change, in the inbox and by e-mail to the previous address. The message says what to do if somebody else made the change.
 */
export const tellChange = async (context: MemberContext, change: AccountChange): Promise<void> => {
  const { kernel, session, at } = context;
  const title = textRef(`messages:account.${change}`);
  await sendMessage(kernel.db, session.member.id, { title, content: [textRef('messages:account.otherwise')] }, at);
  await notifyMember(context, `${translate(title, BASE_LANGUAGE)}.`);
};
