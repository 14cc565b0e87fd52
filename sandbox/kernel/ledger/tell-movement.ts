import { eq } from 'drizzle-orm';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '#schemas/languages.ts';
import { formatMoney } from '#schemas/money.ts';
import type { Database } from '#sandbox/db/database.ts';
import { members, merchants, type NoticeTexts, type TransactionKind } from '#sandbox/db/schema.ts';
import { currencySymbolOf } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { MOVEMENT_WORDS, UNTOLD_KINDS, type ToldKind } from './movement-words.ts';

const isTold = (kind: TransactionKind): kind is ToldKind => !(kind in UNTOLD_KINDS);

interface Told {
  readonly kind: TransactionKind;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  /** The order number. */
  readonly reference: string;
  readonly at: Date;
}

/** Sends the receiving member the message of a movement, if its kind has one, in the transaction that moves the money: once, because the ledger accepts a reference once. */
export const tellMovement = async (
  tx: Database,
  memberId: number,
  { kind, amount, currency, reference, at }: Told,
): Promise<void> => {
  if (!isTold(kind)) return;
  const [merchant] = await tx
    .select({ currency: merchants.currency, settings: merchants.settings })
    .from(members)
    .innerJoin(merchants, eq(merchants.code, members.merchant))
    .where(eq(members.id, memberId));
  if (merchant === undefined) throw new Error(`no member ${memberId}`);
  const symbol = currencySymbolOf(merchant);
  const notice = (language: Language): NoticeTexts['EN'] => {
    const { titles, credited, sent } = MOVEMENT_WORDS[language];
    const money = formatMoney({ minor: amount, currency }, symbol, LANGUAGE_TAGS[language]).replace(' ', '\u00a0');
    const fill = (text: string): string => text.replaceAll('{{amount}}', money).replaceAll('{{number}}', reference);
    return { title: fill(titles[kind]), content: `<p>${fill(kind === 'payout-sent' ? sent : credited)}</p>` };
  };
  const others = LANGUAGES.map((language) => [language, notice(language)] as const);
  await sendMessage(tx, memberId, { EN: notice('EN'), ...Object.fromEntries(others) }, at);
};
