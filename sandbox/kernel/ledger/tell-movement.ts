import { LANGUAGES, type Language } from '#schemas/languages.ts';
import type { Database } from '#sandbox/db/database.ts';
import type { NoticeTexts, TransactionKind } from '#sandbox/db/schema.ts';
import { moneyFormatOf } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { fillText } from '#sandbox/kernel/texts/fill-text.ts';
import { MOVEMENT_WORDS, UNTOLD_KINDS, type ToldKind } from './movement-words.ts';

const isTold = (kind: TransactionKind): kind is ToldKind => !(kind in UNTOLD_KINDS);

interface Told {
  readonly kind: TransactionKind;
  readonly merchant: string;
  /** The amount in minor units of the merchant's currency. */
  readonly amount: bigint;
  /** The order number. */
  readonly reference: string;
  readonly at: Date;
}

/**
 * Sends the receiving member the message about a movement, if its kind has one. It is sent in the transaction that moves the money, and only once,
 * because the ledger accepts a reference only once.
 */
export const tellMovement = async (
  tx: Database,
  memberId: number,
  { kind, merchant, amount, reference, at }: Told,
): Promise<void> => {
  if (!isTold(kind)) return;
  const money = await moneyFormatOf(tx, merchant);
  const notice = (language: Language): NoticeTexts['EN'] => {
    const { titles, credited, sent } = MOVEMENT_WORDS[language];
    const values = { amount: money(amount, language), number: reference };
    const content = fillText(kind === 'payout-sent' ? sent : credited, language, values);
    return { title: fillText(titles[kind], language, values), content: `<p>${content}</p>` };
  };
  const others = LANGUAGES.map((language) => [language, notice(language)] as const);
  await sendMessage(tx, memberId, { EN: notice('EN'), ...Object.fromEntries(others) }, at);
};
