import type { PromotionStatus } from '#schemas/promotions.ts';
import type { PromotionEntryRow, PromotionRow } from '#sandbox/db/schema.ts';
import { periodOf } from './promotion-period.ts';

const DAY_MS = 86_400_000;
/** How long a reward can be claimed after the end of the promotion or of the review. */
const CLAIM_MS = 7 * DAY_MS;
/** How long after an application is sent its review begins. */
export const UNREAD_MS = 20_000;

/** The data about a member and a promotion that determines the status. Amounts are minor units. */
export interface PromotionFacts {
  /** The member's entries of this promotion, oldest first. */
  readonly entries: readonly PromotionEntryRow[];
  /** Whether the member has an unpaid deposit order with this promotion. */
  readonly hasOpenOrder: boolean;
  /** The sum of the deposits or bets in `progressWindow` or `raffleWindow`. */
  readonly done: bigint;
}

export const NO_FACTS: PromotionFacts = { entries: [], hasOpenOrder: false, done: 0n };

export interface Standing {
  readonly status: PromotionStatus;
  readonly entry: PromotionEntryRow | null;
  readonly progress: { readonly required: bigint; readonly done: bigint; readonly until: Date | null } | null;
  readonly raffle: { readonly tickets: number; readonly drawn: number; readonly missing: bigint } | null;
  readonly claimUntil: Date | null;
}

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
const earliest = (...dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);

/** Returns the time span in which activity counts: it starts with joining and lasts the promotion's number of days, at most until its end. */
export const progressWindow = (promotion: PromotionRow, entry: PromotionEntryRow) => ({
  from: entry.startedAt,
  to: earliest(promotion.endsAt, promotion.days === null ? null : later(entry.startedAt, promotion.days * DAY_MS)),
});

/** Returns the time span in which deposits earn tickets. */
export const raffleWindow = ({ startsAt, endsAt }: PromotionRow) => ({ from: startsAt, to: endsAt });

const isOver = (end: Date | null, at: Date): boolean => end !== null && at >= end;
const claimEnd = (end: Date | null): Date | null => (end === null ? null : later(end, CLAIM_MS));

type Judged = Partial<Standing> & Pick<Standing, 'status'>;

const judgeDeposit = (promotion: PromotionRow, { entries, hasOpenOrder }: PromotionFacts, at: Date): Judged => {
  const entry = entries.find(({ period }) => period === periodOf(promotion, at));
  if (entry !== undefined) return { status: 'ISSUED', entry };
  if (hasOpenOrder) return { status: 'IN_PROCESS' };
  return { status: isOver(promotion.endsAt, at) ? 'CLOSED' : 'JOIN' };
};

const judgeApplication = (promotion: PromotionRow, { entries: [entry] }: PromotionFacts, at: Date): Judged => {
  if (entry === undefined) return { status: isOver(promotion.endsAt, at) ? 'CLOSED' : 'JOIN' };
  if (entry.decidedAt === null)
    return { status: at < later(entry.startedAt, UNREAD_MS) ? 'APPLYING' : 'IN_PROCESS', entry };
  if (entry.decision === 'refused') return { status: 'REJECTED', entry };
  if (entry.paidAt !== null) return { status: promotion.paidOnApproval ? 'ISSUED' : 'CLAIMED', entry };
  const claimUntil = later(entry.decidedAt, CLAIM_MS);
  return isOver(claimUntil, at) ? { status: 'CLOSED', entry } : { status: 'CLAIM', entry, claimUntil };
};

const judgeProgress = (promotion: PromotionRow, { entries: [entry], done }: PromotionFacts, at: Date): Judged => {
  if (entry === undefined) return { status: isOver(promotion.endsAt, at) ? 'CLOSED' : 'JOIN' };
  const required = promotion.requiredBets ?? promotion.requiredDeposits ?? 0n;
  const { to: until } = progressWindow(promotion, entry);
  const progress = { required, done: done < required ? done : required, until };
  if (entry.paidAt !== null) return { status: 'CLAIMED', entry, progress: { ...progress, done: required } };
  const claimUntil = claimEnd(until);
  if (done >= required)
    return isOver(claimUntil, at)
      ? { status: 'CLOSED', entry, progress }
      : { status: 'CLAIM', entry, progress, claimUntil };
  return { status: isOver(until, at) ? 'CLOSED' : 'JOINED', entry, progress };
};

const judgeRaffle = (promotion: PromotionRow, { entries, done }: PromotionFacts, at: Date): Judged => {
  const price = promotion.ticketDeposit ?? 1n;
  const drawn = entries.length;
  const raffle = { tickets: Number(done / price) - drawn, drawn, missing: price - (done % price) };
  const entry = entries.at(-1) ?? null;
  const claimUntil = claimEnd(promotion.endsAt);
  if (raffle.tickets > 0 && !isOver(claimUntil, at)) return { status: 'CLAIM', entry, raffle, claimUntil };
  if (drawn > 0) return { status: 'CLAIMED', entry, raffle };
  return { status: isOver(promotion.endsAt, at) ? 'CLOSED' : 'JOIN', raffle };
};

const JUDGES = {
  DEPOSIT: judgeDeposit,
  APPLICATION: judgeApplication,
  PROGRESS: judgeProgress,
  RAFFLE: judgeRaffle,
} as const;

/** Returns the status of a promotion for a member at a given time. */
export const standingOf = (promotion: PromotionRow, facts: PromotionFacts, at: Date): Standing => {
  const nothing = { entry: null, progress: null, raffle: null, claimUntil: null };
  if (at < promotion.startsAt) return { ...nothing, status: 'COMING_SOON' };
  return { ...nothing, ...JUDGES[promotion.kind](promotion, facts, at) };
};
