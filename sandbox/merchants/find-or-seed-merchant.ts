import { count, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { games, merchants, type MerchantRow } from '../db/schema.ts';
import type { PlatformOptions } from '../platform.ts';
import { defaultProfile } from '../seed/merchant-profiles.ts';
import { seedMerchant } from '../seed/seed-merchant.ts';
import { withTablesLocked } from '../seed/seed-database.ts';
import { seedPasswordHashes } from '../seed/seed-password-hashes.ts';

const CODE = /^[a-z0-9][a-z0-9_-]{0,39}$/i;
const MAX_MERCHANTS = 200;
const FALLBACK_MERCHANT = 'default';
const SEED_AMOUNT = { members: 14, betsPerMember: 4 } as const;

const find = async (db: Database, code: string): Promise<MerchantRow | undefined> =>
  (await db.select().from(merchants).where(eq(merchants.code, code)))[0];

/**
 * The merchant of a code. An unknown code is seeded on first use with the default profile, and with the named accounts and a small
 * history where there are sample people; an invalid code, or one beyond the limit, gets the shared merchant `default`.
 */
export const findOrSeedMerchant = async (
  { db, now, passwords, people }: Pick<PlatformOptions, 'db' | 'now' | 'passwords' | 'people'>,
  code: string,
): Promise<MerchantRow> => {
  const known = await find(db, code);
  if (known) return known;
  const [all] = await db.select({ count: count() }).from(merchants);
  const own = CODE.test(code) && (all?.count ?? 0) < MAX_MERCHANTS ? code : FALLBACK_MERCHANT;
  await withTablesLocked(db, async (tx) => {
    if (await find(tx, own)) return;
    await seedMerchant(tx, defaultProfile(own), {
      ...SEED_AMOUNT,
      games: await tx.select().from(games),
      hashes: await seedPasswordHashes(passwords),
      now: now(),
      people,
    });
  });
  const seeded = await find(db, own);
  if (!seeded) throw new Error(`the merchant ${own} was not seeded`);
  return seeded;
};
