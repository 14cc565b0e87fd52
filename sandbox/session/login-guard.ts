import { and, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { loginAttempts } from '../db/schema.ts';
import { refuse } from '../http/refuse.ts';

const CAPTCHA_FROM = 3;
const FIRST_LOCK_MS = 30 * 1000;
const LONGEST_LOCK_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const PER_ADDRESS = 50;
const ADDRESS_WINDOW_MS = 10 * 60 * 1000;

/** Who tries to get in: the name in lower case, whether anybody has it or not. */
export interface Claim {
  readonly merchant: string;
  readonly account: string;
  readonly ip: string;
}

export interface LoginGuard {
  /** Throws `account_locked` or `too_many_requests`; else says whether the captcha is due. */
  check(claim: Claim, lockAfterFailures: number): Promise<{ readonly captchaDue: boolean }>;
  /** After a failure: whether the next try needs a captcha. */
  note(claim: Claim, succeeded: boolean): Promise<{ readonly captchaDue: boolean }>;
}

export const createLoginGuard = (db: Database, now: () => number): LoginGuard => {
  const failures = async ({ merchant, account }: Claim) => {
    const theirs = and(eq(loginAttempts.merchant, merchant), eq(loginAttempts.account, account));
    const lastSuccess = sql`coalesce((select max(id) from ${loginAttempts} where merchant = ${merchant} and account = ${account} and succeeded), 0)`;
    const [row] = await db
      .select({ failed: count(), last: max(loginAttempts.at) })
      .from(loginAttempts)
      .where(
        and(
          theirs,
          eq(loginAttempts.succeeded, false),
          gt(loginAttempts.id, lastSuccess),
          gt(loginAttempts.at, new Date(now() - DAY_MS)),
        ),
      );
    return { failed: row?.failed ?? 0, last: row?.last?.getTime() ?? 0 };
  };

  /** Failures only: behind the one address of a mobile carrier stand thousands of players who log in well. */
  const refuseBusyAddress = async (ip: string): Promise<void> => {
    const [row] = await db
      .select({ failed: count() })
      .from(loginAttempts)
      .where(
        and(
          eq(loginAttempts.ip, ip),
          eq(loginAttempts.succeeded, false),
          gt(loginAttempts.at, new Date(now() - ADDRESS_WINDOW_MS)),
        ),
      );
    if ((row?.failed ?? 0) >= PER_ADDRESS)
      throw refuse('too_many_requests', 429, 'Too many failed logins from here, please wait', {
        retryAfter: ADDRESS_WINDOW_MS / 1000,
      });
  };

  return {
    check: async (claim, lockAfterFailures) => {
      await refuseBusyAddress(claim.ip);
      const { failed, last } = await failures(claim);
      const lockMs =
        failed < lockAfterFailures ? 0 : Math.min(LONGEST_LOCK_MS, FIRST_LOCK_MS * 2 ** (failed - lockAfterFailures));
      const rest = last + lockMs - now();
      if (rest > 0)
        throw refuse('account_locked', 429, 'Too many failed logins, please wait', {
          retryAfter: Math.ceil(rest / 1000),
          detail: { captcha: true },
        });
      return { captchaDue: failed >= CAPTCHA_FROM };
    },
    note: async (claim, succeeded) => {
      await db.insert(loginAttempts).values({ ...claim, succeeded, at: new Date(now()) });
      return { captchaDue: !succeeded && (await failures(claim)).failed >= CAPTCHA_FROM };
    },
  };
};
