import { count, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { games, merchants } from '../db/schema.ts';
import type { PlatformOptions } from '../platform.ts';
import { defaultProfile } from './merchant-profiles.ts';
import { plantMerchant } from './plant-merchant.ts';
import { withTablesHeld } from './seed-database.ts';
import { seededHashes } from './seeded-hashes.ts';

export type MerchantRow = typeof merchants.$inferSelect;

const CODE = /^[a-z0-9][a-z0-9_-]{0,39}$/i;
const MOST_MERCHANTS = 200;
const COMMON = 'default';
const SHARE = { members: 14, pace: 4 } as const;

const find = async (db: Database, code: string): Promise<MerchantRow | undefined> =>
  (await db.select().from(merchants).where(eq(merchants.code, code)))[0];

/**
 * The merchant of a code. A code that nobody seeded gets the default profile, the named accounts and a small history of its own
 * at first sight; one that is no code, or one too many, gets the common merchant `default`.
 */
export const merchantOf = async (
  { db, now, passwords }: Pick<PlatformOptions, 'db' | 'now' | 'passwords'>,
  code: string,
): Promise<MerchantRow> => {
  const known = await find(db, code);
  if (known) return known;
  const [all] = await db.select({ count: count() }).from(merchants);
  const own = CODE.test(code) && (all?.count ?? 0) < MOST_MERCHANTS ? code : COMMON;
  await withTablesHeld(db, async (tx) => {
    if (await find(tx, own)) return;
    await plantMerchant(tx, defaultProfile(own), {
      ...SHARE,
      games: await tx.select().from(games),
      hashes: await seededHashes(passwords),
      now: now(),
    });
  });
  const planted = await find(db, own);
  if (!planted) throw new Error(`the merchant ${own} was not planted`);
  return planted;
};
