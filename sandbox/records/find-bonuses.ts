import { sql } from 'drizzle-orm';
import type { OutputOf } from '#schemas/call.ts';
import type { bonusRecords } from '#schemas/calls/member.ts';
import type { Language } from '#schemas/languages.ts';
import { toDecimal } from '#schemas/money.ts';
import { BONUS_TYPES, type BonusType } from '#schemas/record-names.ts';
import type { BonusRecord } from '#schemas/records.ts';
import { queryRows, type Database } from '../db/database.ts';
import type { TransactionKind, Translations } from '../db/schema.ts';
import { translate } from '../translate.ts';
import { fromMainWallet } from './main-wallet.ts';
import { pageBounds, pagesOf, type RecordPage } from './record-range.ts';
import type { MovementFilter } from './find-movements.ts';

const KINDS = { BONUS: 'bonus', REBATE: 'rebate' } as const satisfies Record<BonusType, TransactionKind>;

interface Row {
  readonly at: string | Date;
  readonly reference: string;
  readonly kind: 'bonus' | 'rebate';
  readonly name: string | null;
  readonly names: Translations<string> | null;
  readonly amount: string;
  readonly required: string | null;
  readonly done: string | null;
}

/** Bonuses of deposits that were paid before bonuses kept their names. */
const PROMOTION_NAMES = sql`(SELECT jsonb_object_agg(texts.key, texts.value->'title')
  FROM promotions pr, jsonb_each(pr.texts) AS texts
  WHERE pr.merchant = t.merchant AND pr.code = t.details->>'promotion')`;

const nameOf = ({ name, names }: Row, language: Language): string =>
  names === null ? (name ?? '') : translate(names, language);

/** One page of the bonuses and rebates that a member received, newest first, with what has to be wagered for each, and their sum. */
export const findBonuses = async (
  db: Database,
  { language, ...filter }: MovementFilter & { readonly language: Language },
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
    SELECT found.*, r.required::text AS required, r.done::text AS done FROM (
      SELECT p.id, t.at, t.reference, t.kind, t.details->>'name' AS name, coalesce(t.details->'names', ${PROMOTION_NAMES}) AS names, p.amount::text AS amount
      ${selected} ORDER BY p.id DESC LIMIT ${limit} OFFSET ${offset}
    ) found LEFT JOIN turnover_requirements r ON r.member_id = ${memberId} AND r.reference = found.reference
    ORDER BY found.id DESC`,
  );
  const [totals] = await queryRows<{ count: number; sum: string }>(
    db,
    sql`SELECT count(*)::int AS count, coalesce(sum(p.amount), 0)::text AS sum ${selected}`,
  );
  const record = (row: Row): BonusRecord => ({
    time: new Date(row.at).getTime(),
    orderNo: row.reference,
    name: nameOf(row, language),
    type: row.kind === 'bonus' ? 'BONUS' : 'REBATE',
    amount: decimal(row.amount),
    requiredTurnover: decimal(row.required ?? '0'),
    doneTurnover: decimal(row.done ?? '0'),
    status: row.required === row.done ? 'DONE' : 'WAGERING',
  });
  return {
    list: rows.map(record),
    totalPages: pagesOf(totals?.count ?? 0, page),
    totals: { amount: decimal(totals?.sum ?? '0') },
  };
};
