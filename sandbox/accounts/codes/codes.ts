import { randomInt } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, like, lt, min, sql, type SQL } from 'drizzle-orm';
import type { RefusalDetail } from '#schemas/refusal-detail.ts';
import type { CodeReceipt } from '#schemas/site-status.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { codes, type CodePurpose } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { outboxOf } from '#sandbox/kernel/outbox/outbox.ts';
import { sha256 } from '#sandbox/kernel/tokens/hash.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LIFETIME_MS = 10 * MINUTE_MS;
const MAX_ATTEMPTS = 5;
const LIMITS_PER_NUMBER = [
  { most: 1, withinMs: MINUTE_MS },
  { most: 3, withinMs: 10 * MINUTE_MS },
  { most: 5, withinMs: 24 * HOUR_MS },
] as const;
const LIMIT_PER_ADDRESS = { most: 10, withinMs: HOUR_MS } as const;
/**
 * The limits for ranges of phone numbers. They stop SMS fraud, which requests codes for neighbouring numbers from many IP addresses. Used codes do
 * not count, because they were requested by real players.
 */
const UNUSED_LIMITS_PER_RANGE = [
  { lastDigits: 2, most: 10, withinMs: HOUR_MS },
  { lastDigits: 4, most: 40, withinMs: HOUR_MS },
] as const;
const LIMIT_PER_DIALLING_CODE = { most: 2_000, withinMs: 24 * HOUR_MS } as const;

interface CodeTarget {
  readonly merchant: string;
  readonly purpose: CodePurpose;
  /** The digits of `<dialling code><number>`, or an e-mail address in lower case. */
  readonly target: string;
  readonly channel?: 'sms' | 'mail';
  /** Set only for requests without a session, which have a daily limit per country. */
  readonly diallingCode?: string;
}

export interface Codes {
  /**
   * Sends a code. If `deliver` is false, no code is sent, but the response and the limits are the same, so that callers cannot find out which
   * numbers are registered.
   */
  send(to: CodeTarget, ip: string, deliver: boolean): Promise<CodeReceipt>;
  /** Accepts the newest code once. Throws `code_wrong`, with the number of attempts that are left, or `code_expired`. */
  check(to: CodeTarget, code: string): Promise<void>;
  /** Returns whether a code has been sent that can still be entered. */
  isWaiting(to: CodeTarget): Promise<boolean>;
}

const wrongCode = (detail?: RefusalDetail) =>
  createProblem('code_wrong', 422, 'Please enter a valid verification code', {
    fields: { verificationCode: 'code_wrong' },
    detail,
  });
const codeExpired = () =>
  createProblem('code_expired', 422, 'The verification code has expired, please ask for another', {
    fields: { verificationCode: 'code_expired' },
  });
const hashOf = (to: CodeTarget, code: string): string => sha256(`${to.merchant}:${to.purpose}:${to.target}:${code}`);

export const codesOf = (kernel: Kernel): Codes => {
  const { db, now, runExclusive } = kernel;
  const outbox = outboxOf(kernel);
  const timeAgo = (ms: number) => new Date(now() - ms);

  const assertBelowLimit = async (
    where: SQL | undefined,
    { most, withinMs }: { readonly most: number; readonly withinMs: number },
  ) => {
    const [row] = await db
      .select({ sent: count(), oldest: min(codes.createdAt) })
      .from(codes)
      .where(and(where, gt(codes.createdAt, timeAgo(withinMs))));
    if (row === undefined || row.sent < most || row.oldest === null) return;
    const retryAfter = Math.max(1, Math.ceil((row.oldest.getTime() + withinMs - now()) / 1000));
    throw createProblem('too_many_requests', 429, 'Too many codes were requested, please wait', { retryAfter });
  };

  const assertNumberRangeBelowLimit = async ({ merchant, target, diallingCode }: CodeTarget): Promise<void> => {
    const sent = (pattern: string) =>
      and(eq(codes.merchant, merchant), eq(codes.channel, 'sms'), like(codes.target, pattern));
    for (const { lastDigits, ...cap } of UNUSED_LIMITS_PER_RANGE)
      await assertBelowLimit(
        and(sent(target.slice(0, -lastDigits) + '_'.repeat(lastDigits)), isNull(codes.usedAt)),
        cap,
      );
    if (diallingCode !== undefined) await assertBelowLimit(sent(`${diallingCode}%`), LIMIT_PER_DIALLING_CODE);
  };

  const send = async ({ channel = 'sms', ...to }: CodeTarget, ip: string, deliver: boolean): Promise<CodeReceipt> => {
    for (const cap of LIMITS_PER_NUMBER)
      await assertBelowLimit(and(eq(codes.merchant, to.merchant), eq(codes.target, to.target)), cap);
    await assertBelowLimit(eq(codes.ip, ip), LIMIT_PER_ADDRESS);
    if (channel === 'sms') await assertNumberRangeBelowLimit(to);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const { merchant, purpose, target } = to;
    await db.insert(codes).values({
      merchant,
      purpose,
      target,
      channel,
      codeHash: deliver ? hashOf(to, code) : '',
      createdAt: new Date(now()),
      expiresAt: new Date(now() + LIFETIME_MS),
      ip,
    });
    await outbox.add({
      merchant,
      channel,
      target,
      body: deliver
        ? `${code} is your code. It holds for 10 minutes. Give it to nobody.`
        : `Nothing was sent: this number cannot be used for ${purpose}.`,
      code: deliver ? code : null,
    });
    return { expiredMinutes: 1 };
  };

  const newestOf = async ({ merchant, purpose, target }: CodeTarget) => {
    const mine = and(eq(codes.merchant, merchant), eq(codes.purpose, purpose), eq(codes.target, target));
    const [newest] = await db.select().from(codes).where(mine).orderBy(desc(codes.id)).limit(1);
    return newest;
  };

  return {
    isWaiting: async (to) => {
      const newest = await newestOf(to);
      return (
        newest !== undefined &&
        newest.usedAt === null &&
        newest.tries < MAX_ATTEMPTS &&
        newest.expiresAt.getTime() > now()
      );
    },
    send: (to, ip, deliver) => runExclusive('codes', () => send(to, ip, deliver)),
    check: async (to, code) => {
      const newest = await newestOf(to);
      if (newest === undefined) throw wrongCode();
      // The attempt is counted before the comparison, in a single statement, so that parallel guesses share the five attempts.
      const [tried] = await db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(
          and(
            eq(codes.id, newest.id),
            isNull(codes.usedAt),
            lt(codes.tries, MAX_ATTEMPTS),
            gt(codes.expiresAt, new Date(now())),
          ),
        )
        .returning();
      if (tried === undefined) throw codeExpired();
      if (tried.codeHash !== hashOf(to, code.trim())) {
        const triesLeft = MAX_ATTEMPTS - tried.tries;
        throw wrongCode(triesLeft > 0 ? { triesLeft } : undefined);
      }
      const used = await db
        .update(codes)
        .set({ usedAt: new Date(now()) })
        .where(and(eq(codes.id, newest.id), isNull(codes.usedAt)))
        .returning();
      if (used.length === 0) throw codeExpired();
    },
  };
};
