import { sql } from 'drizzle-orm';
import { throttles } from '#sandbox/db/schema.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';

/**
 * The state of a counter after a use. `left` is the number of uses left in the window; negative if the limit is exceeded. `retryAfter` is the number
 * of seconds until the window ends.
 */
interface CountedUse {
  readonly left: number;
  readonly retryAfter: number;
}

/** Counts a use of `key`; `max` uses are allowed within `windowMs`. */
export const countUse = async (
  { db, now }: Pick<Kernel, 'db' | 'now'>,
  key: string,
  max: number,
  windowMs: number,
): Promise<CountedUse> => {
  const at = new Date(now());
  const over = sql`${throttles.windowStart} <= ${new Date(now() - windowMs).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, windowStart: at })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttles.count} + 1 end`,
        windowStart: sql`case when ${over} then ${at.toISOString()}::timestamptz else ${throttles.windowStart} end`,
      },
    })
    .returning();
  if (row === undefined) throw new Error(`the counter ${key} was not written`);
  return { left: max - row.count, retryAfter: Math.ceil((row.windowStart.getTime() + windowMs - now()) / 1000) };
};

/** Counts a use like `countUse`. Throws `too_many_requests` if the limit is exceeded. */
export const throttle = async (...counted: Parameters<typeof countUse>): Promise<void> => {
  const { left, retryAfter } = await countUse(...counted);
  if (left < 0) throw createProblem('too_many_requests', 429, 'Too many requests, please wait', { retryAfter });
};
