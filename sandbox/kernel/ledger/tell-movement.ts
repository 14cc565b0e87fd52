import type { Database } from '#sandbox/db/database.ts';
import type { TransactionKind } from '#sandbox/db/schema.ts';
import { findTextAmount } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { sendMessage } from '#sandbox/kernel/messages/send-message.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { UNTOLD_KINDS, type ToldKind } from './untold-kinds.ts';

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
 * Sends the receiving member the message about a movement, if its kind has one. The message is part of the transaction that moves the money, and is
 * sent only once, because the ledger accepts a reference only once.
 */
export const tellMovement = async (
  tx: Database,
  memberId: number,
  { kind, merchant, amount, reference, at }: Told,
): Promise<void> => {
  if (!isTold(kind)) return;
  const values = { amount: await findTextAmount(tx, merchant, amount), number: reference };
  const title = textRef(`messages:movement.title.${kind}`, values);
  const content = textRef(kind === 'payout-sent' ? 'messages:movement.sent' : 'messages:movement.credited', values);
  await sendMessage(tx, memberId, { title, content: [content] }, at);
};
