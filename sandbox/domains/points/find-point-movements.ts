import { sql } from 'drizzle-orm';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import type { PointChange } from '#schemas/point-names.ts';
import type { PointMovement } from '#schemas/points.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { StoredText } from '#sandbox/db/schema.ts';
import { pageBounds, pagesOf, type RecordPage } from '#sandbox/kernel/clock/record-range.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

const CHANGES = {
  'points-earned': 'EARNED',
  'points-granted': 'GRANTED',
  'points-redeemed': 'REDEEMED',
  'points-returned': 'RETURNED',
  'points-converted': 'CONVERTED',
} as const satisfies Readonly<Record<string, PointChange>>;

interface Row {
  readonly at: string | Date;
  readonly reference: string;
  readonly kind: keyof typeof CHANGES;
  readonly amount: string;
  readonly after: string;
  readonly names: StoredText | null;
  readonly quantity: number | null;
  readonly paid: string | null;
}

const remarkOf = ({ names, quantity }: Row, language: Language): string | null => {
  if (names === null) return null;
  const name = translate(names, language);
  return quantity === null || quantity === 1 ? name : `${quantity} × ${name}`;
};

/** Returns one page of the changes of a member's points, newest first. */
export const findPointMovements = async (
  db: Database,
  {
    memberId,
    currency,
    language,
  }: { readonly memberId: number; readonly currency: string; readonly language: Language },
  page: RecordPage,
): Promise<{ list: PointMovement[]; totalPages: number }> => {
  const selected = sql`
    FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
    WHERE p.account_id = (SELECT id FROM ledger_accounts WHERE member_id = ${memberId} AND kind = 'points')`;
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<Row>(
    db,
    sql`SELECT t.at, t.reference, t.kind, p.amount::text AS amount, p.balance_after::text AS after,
        t.details->'names' AS names, (t.details->>'quantity')::int AS quantity, t.details->>'amount' AS paid
      ${selected} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  const [all] = await queryRows<{ count: number }>(db, sql`SELECT count(*)::int AS count ${selected}`);
  return {
    list: rows.map((row) => ({
      time: new Date(row.at).getTime(),
      orderNo: row.reference,
      type: CHANGES[row.kind],
      changedPoints: Number(row.amount),
      pointsBalance: Number(row.after),
      amount: row.paid === null ? null : Number(toDecimal(BigInt(row.paid), currency)),
      remark: remarkOf(row, language),
    })),
    totalPages: pagesOf(all?.count ?? 0, page),
  };
};
