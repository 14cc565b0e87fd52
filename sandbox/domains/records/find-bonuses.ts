import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { bonusRecords } from '#schemas/calls/member.ts';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import { BONUS_TYPES, type BonusType } from '#schemas/record-names.ts';
import type { BonusRecord } from '#schemas/records.ts';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import type { PromotionRow, StoredText, TransactionKind } from '#sandbox/db/schema.ts';
import { pickText, translate } from '#sandbox/kernel/texts/translate.ts';
import { fromMainWallet } from './main-wallet.ts';
import { pageBounds, pagesOf, type RecordPage, type RecordScope } from '#sandbox/kernel/clock/record-range.ts';

type BonusFilter = RecordScope & {
  readonly memberId: number;
  readonly currency: string;
  readonly type?: string | undefined;
  readonly language: Language;
};

const KINDS = { BONUS: 'bonus', REBATE: 'rebate' } as const satisfies Record<BonusType, TransactionKind>;

interface Row {
  readonly at: string | Date;
  readonly reference: string;
  readonly kind: 'bonus' | 'rebate';
  readonly name: string | null;
  readonly names: StoredText | null;
  /** The texts of the bonus's promotion, used to name bonuses paid before bonuses stored their own names. */
  readonly promotion: PromotionRow['texts'] | null;
  readonly amount: string;
  /** The turnover required for the bonus, and for its deposit if it belongs to one. */
  readonly required: string;
  readonly done: string;
  readonly is_open: boolean;
  readonly is_lost: boolean;
}

const PROMOTION_TEXTS = sql`CASE WHEN t.details->'names' IS NULL THEN
  (SELECT pr.texts FROM promotions pr WHERE pr.merchant = t.merchant AND pr.code = t.details->>'promotion') END`;

const nameOf = ({ name, names, promotion }: Row, language: Language): string => {
  const stored = names ?? (promotion === null ? null : pickText(promotion, 'title'));
  return stored === null ? (name ?? '') : translate(stored, language);
};

/**
 * Returns one page of the bonuses and rebates that a member received, newest first, with the turnover required for each. The totals are the sum of
 * all matching bonuses and the sum of all matching rebates.
 */
export const findBonuses = async (
  db: Database,
  { language, ...filter }: BonusFilter,
  page: RecordPage,
): Promise<OutputOf<typeof bonusRecords>> => {
  const { memberId, currency, type } = filter;
  const decimal = (minor: string): number => Number(toDecimal(BigInt(minor), currency));
  const known = BONUS_TYPES.find((each) => each === type);
  const all = fromMainWallet(memberId, filter, known === undefined ? Object.values(KINDS) : [KINDS[known]]);
  const selected = type && known === undefined ? sql`${all} AND false` : all;
  const { limit, offset } = pageBounds(page);
  const rows = await queryRows<Row>(
    db,
    sql`
    SELECT found.*, r.* FROM (
      SELECT p.id, t.at, t.reference, t.kind, t.details->>'name' AS name, t.details->'names' AS names, ${PROMOTION_TEXTS} AS promotion, p.amount::text AS amount
      ${selected} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}
    ) found CROSS JOIN LATERAL (
      SELECT coalesce(sum(required), 0)::text AS required, coalesce(sum(done), 0)::text AS done,
        coalesce(bool_or(source = 'bonus' AND ended_at IS NULL), false) AS is_open,
        coalesce(bool_or(source = 'bonus' AND ended_at IS NOT NULL AND done < required), false) AS is_lost
      FROM turnover_requirements WHERE member_id = ${memberId} AND reference = found.reference
    ) r
    ORDER BY found.id DESC`,
  );
  const [totals] = await queryRows<{ count: number; bonuses: string; rebate: string }>(
    db,
    sql`
    SELECT count(*)::int AS count, coalesce(sum(p.amount) FILTER (WHERE t.kind = 'bonus'), 0)::text AS bonuses,
      coalesce(sum(p.amount) FILTER (WHERE t.kind = 'rebate'), 0)::text AS rebate ${selected}`,
  );
  const record = (row: Row): BonusRecord => ({
    time: new Date(row.at).getTime(),
    orderNo: row.reference,
    name: nameOf(row, language),
    type: row.kind === 'bonus' ? 'BONUS' : 'REBATE',
    amount: decimal(row.amount),
    requiredTurnover: decimal(row.required),
    doneTurnover: decimal(row.done),
    status: row.is_open ? 'WAGERING' : row.is_lost ? 'LOST' : 'DONE',
  });
  return {
    list: rows.map(record),
    totalPages: pagesOf(totals?.count ?? 0, page),
    totals: { bonuses: decimal(totals?.bonuses ?? '0'), rebate: decimal(totals?.rebate ?? '0') },
  };
};
