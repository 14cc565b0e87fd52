import { lt, sql } from 'drizzle-orm';
import { inMemory, type Kernel } from '#sandbox/kernel/core/kernel.ts';
import {
  captchas,
  codes,
  loginAttempts,
  outbox,
  passkeyChallenges,
  pendingLogins,
  rememberTokens,
  sessions,
  temporaryPasswords,
  throttles,
  usedJtis,
} from '#sandbox/db/schema.ts';

const EVERY_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of draws that are kept of each lottery. The site shows at most 30. */
const KEPT_DRAWS = 100;

const lastSweep = inMemory(({ now }) => ({ at: now() }));

/**
 * Deletes expired rows and old draws, at most once every ten minutes. It runs during a request, because a timer would keep the process alive.
 */
export const sweep = async (kernel: Kernel): Promise<void> => {
  const { db, now } = kernel;
  const last = lastSweep(kernel);
  if (now() - last.at < EVERY_MS) return;
  last.at = now();
  const today = new Date(now());
  const yesterday = new Date(now() - DAY_MS);
  await db.delete(sessions).where(lt(sessions.expiresAt, today));
  await db.delete(rememberTokens).where(lt(rememberTokens.expiresAt, today));
  await db.delete(pendingLogins).where(lt(pendingLogins.expiresAt, today));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, today));
  await db.delete(temporaryPasswords).where(lt(temporaryPasswords.expiresAt, today));
  await db.delete(captchas).where(lt(captchas.expiresAt, today));
  await db.delete(usedJtis).where(lt(usedJtis.expiresAt, today));
  await db.delete(codes).where(lt(codes.createdAt, yesterday));
  await db.delete(loginAttempts).where(lt(loginAttempts.at, yesterday));
  await db.delete(throttles).where(lt(throttles.windowStart, yesterday));
  await db.delete(outbox).where(lt(outbox.createdAt, yesterday));
  await db.execute(sql`
      DELETE FROM draws USING (
        SELECT id, row_number() OVER (PARTITION BY game_code ORDER BY opened_at DESC) AS place FROM draws
      ) placed WHERE placed.id = draws.id AND placed.place > ${KEPT_DRAWS}`);
};
