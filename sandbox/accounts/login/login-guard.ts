import type { Trust } from '#sandbox/accounts/sessions/known-device.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { and, count, eq, gt, max, sql } from 'drizzle-orm';
import { loginAttempts } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';

const CAPTCHA_FROM = 3;
const FIRST_LOCK_MS = 30 * 1000;
const MAX_LOCK_MS = 15 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_PER_ADDRESS = 50;
/** How long a failure from an IP address counts, in milliseconds. */
export const ADDRESS_WINDOW_MS = 10 * 60 * 1000;

/** A login attempt. `account` is the typed user name in lower case, which may not exist. */
export interface LoginAttempt {
  readonly merchant: string;
  readonly account: string;
  readonly ip: string;
}

export interface LoginGuard {
  /**
   * Throws `account_locked` if the account is locked and the device is not known. Returns whether a captcha is required and whether the IP address
   * has had too many failures.
   */
  check(
    claim: LoginAttempt,
    lockAfterFailures: number,
    trust: Trust,
  ): Promise<{ readonly captchaRequired: boolean; readonly isAddressHot: boolean }>;
  /** Records an attempt. Returns whether the next one requires a captcha, and the number of failures since the last success. */
  record(claim: LoginAttempt, succeeded: boolean): Promise<{ readonly captchaDue: boolean; readonly failed: number }>;
}

export const loginGuardOf = ({ db, now }: Pick<Kernel, 'db' | 'now'>): LoginGuard => {
  const countFailures = async ({ merchant, account }: LoginAttempt) => {
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

  /**
   * Returns whether an IP address has had too many failures. Successful logins do not count, because thousands of players may share one address of a
   * mobile carrier.
   */
  const isAddressHot = async (ip: string): Promise<boolean> => {
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
    return (row?.failed ?? 0) >= MAX_PER_ADDRESS;
  };

  return {
    check: async (claim, lockAfterFailures, { device }) => {
      const isHot = await isAddressHot(claim.ip);
      const { failed, last } = await countFailures(claim);
      const lockMs =
        failed < lockAfterFailures ? 0 : Math.min(MAX_LOCK_MS, FIRST_LOCK_MS * 2 ** (failed - lockAfterFailures));
      const rest = last + lockMs - now();
      if (rest > 0 && device === null)
        throw createProblem('account_locked', 429, 'Too many failed logins, please wait', {
          retryAfter: Math.ceil(rest / 1000),
          detail: { captcha: true },
        });
      return { captchaRequired: isHot || failed >= CAPTCHA_FROM, isAddressHot: isHot };
    },
    record: async (claim, succeeded) => {
      await db.insert(loginAttempts).values({ ...claim, succeeded, at: new Date(now()) });
      const { failed } = succeeded ? { failed: 0 } : await countFailures(claim);
      return { captchaDue: failed >= CAPTCHA_FROM, failed };
    },
  };
};
