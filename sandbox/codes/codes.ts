import { randomInt } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, like, lt, min, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CodeReceipt } from '#schemas/site-status.ts';
import type { Database } from '../db/database.ts';
import { codes } from '../db/schema.ts';
import type { CodePurpose } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';
import type { createTurns } from '../limits/in-turn.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { sha256 } from '../session/hash.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LIFE_MS = 10 * MINUTE_MS;
const TRIES = 5;
const PER_NUMBER = [
  { most: 1, withinMs: MINUTE_MS },
  { most: 3, withinMs: 10 * MINUTE_MS },
  { most: 5, withinMs: 24 * HOUR_MS },
] as const;
const PER_ADDRESS = { most: 10, withinMs: HOUR_MS } as const;
/** Numbers that differ in their last digits only are asked for by machines, from many addresses, for a share of what the messages cost. People use their codes, and those do not count. */
const UNUSED_PER_BLOCK = [
  { lastDigits: 2, most: 10, withinMs: HOUR_MS },
  { lastDigits: 4, most: 40, withinMs: HOUR_MS },
] as const;
const PER_DIALLING_CODE = { most: 2_000, withinMs: 24 * HOUR_MS } as const;

interface CodeTarget {
  readonly merchant: string;
  readonly purpose: CodePurpose;
  /** `<dialling code><number>`, digits only; an address in small letters where the channel is mail. */
  readonly target: string;
  readonly channel?: 'sms' | 'mail';
  /** Of who may be anybody: the codes of a day to one country are counted. */
  readonly diallingCode?: string;
}

export interface Codes {
  /** With `deliver` false nothing reaches the phone, yet the answer and the limits are the same: nobody learns which numbers are known. */
  send(to: CodeTarget, ip: string, deliver: boolean): Promise<CodeReceipt>;
  /** Passes once for the newest code; else throws `code_wrong` or `code_expired`. */
  check(to: CodeTarget, code: string): Promise<void>;
}

const wrong = () =>
  refuse('code_wrong', 422, 'Please enter a valid verification code', { fields: { verificationCode: 'code_wrong' } });
const expired = () =>
  refuse('code_expired', 422, 'The verification code has expired, please ask for another', {
    fields: { verificationCode: 'code_expired' },
  });
const hashOf = (to: CodeTarget, code: string): string => sha256(`${to.merchant}:${to.purpose}:${to.target}:${code}`);

export const createCodes = (
  db: Database,
  now: () => number,
  outbox: Outbox,
  inTurn: ReturnType<typeof createTurns>,
): Codes => {
  const since = (ms: number) => new Date(now() - ms);

  const refuseAbove = async (
    where: SQL | undefined,
    { most, withinMs }: { readonly most: number; readonly withinMs: number },
  ) => {
    const [row] = await db
      .select({ sent: count(), oldest: min(codes.createdAt) })
      .from(codes)
      .where(and(where, gt(codes.createdAt, since(withinMs))));
    if (row === undefined || row.sent < most || row.oldest === null) return;
    const retryAfter = Math.max(1, Math.ceil((row.oldest.getTime() + withinMs - now()) / 1000));
    throw refuse('too_many_requests', 429, 'Too many codes were asked for, please wait', { retryAfter });
  };

  const refuseBusyNumbers = async ({ merchant, target, diallingCode }: CodeTarget): Promise<void> => {
    const sent = (pattern: string) =>
      and(eq(codes.merchant, merchant), eq(codes.channel, 'sms'), like(codes.target, pattern));
    for (const { lastDigits, ...cap } of UNUSED_PER_BLOCK)
      await refuseAbove(and(sent(target.slice(0, -lastDigits) + '_'.repeat(lastDigits)), isNull(codes.usedAt)), cap);
    if (diallingCode !== undefined) await refuseAbove(sent(`${diallingCode}%`), PER_DIALLING_CODE);
  };

  const send = async ({ channel = 'sms', ...to }: CodeTarget, ip: string, deliver: boolean): Promise<CodeReceipt> => {
    for (const cap of PER_NUMBER)
      await refuseAbove(and(eq(codes.merchant, to.merchant), eq(codes.target, to.target)), cap);
    await refuseAbove(eq(codes.ip, ip), PER_ADDRESS);
    if (channel === 'sms') await refuseBusyNumbers(to);
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const { merchant, purpose, target } = to;
    await db.insert(codes).values({
      merchant,
      purpose,
      target,
      channel,
      codeHash: deliver ? hashOf(to, code) : '',
      createdAt: new Date(now()),
      expiresAt: new Date(now() + LIFE_MS),
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

  return {
    send: (to, ip, deliver) => inTurn('codes', () => send(to, ip, deliver)),
    check: async (to, code) => {
      const mine = and(eq(codes.merchant, to.merchant), eq(codes.purpose, to.purpose), eq(codes.target, to.target));
      const [newest] = await db.select().from(codes).where(mine).orderBy(desc(codes.id)).limit(1);
      if (newest === undefined) throw wrong();
      // The try is counted before the comparison, in one statement: parallel guesses get five in all, not five each.
      const [tried] = await db
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(
          and(
            eq(codes.id, newest.id),
            isNull(codes.usedAt),
            lt(codes.tries, TRIES),
            gt(codes.expiresAt, new Date(now())),
          ),
        )
        .returning();
      if (tried === undefined) throw expired();
      if (tried.codeHash !== hashOf(to, code.trim())) throw wrong();
      const used = await db
        .update(codes)
        .set({ usedAt: new Date(now()) })
        .where(and(eq(codes.id, newest.id), isNull(codes.usedAt)))
        .returning();
      if (used.length === 0) throw expired();
    },
  };
};
