import { eq } from 'drizzle-orm';
import { games, merchants } from '#sandbox/db/schema.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { profileOf } from '#sandbox/seed/people/merchant-profiles.ts';
import { storeCurrencySymbol, type BrandCurrency } from '#sandbox/kernel/merchants/currency-symbol.ts';
import { seedMerchant } from './seed-merchant.ts';
import { withTablesLocked, type SeedOptions } from './seed-database.ts';
import { seedPasswordHashes } from '#sandbox/seed/people/seed-password-hashes.ts';

/** The merchants that the sandbox knows. */
export interface Merchants {
  has(code: string): boolean;
  /**
   * Seeds a merchant with its profile unless it exists. If sample people are enabled, it gets the named accounts and a small history. Merchants are
   * seeded one at a time. `code` must come from a brand file, never from a request. `currency` is the brand's currency; the merchant's games and
   * messages use its symbol from then on.
   */
  open(code: string, currency?: BrandCurrency): Promise<void>;
}

const SEED_AMOUNT = { members: 14, betsPerMember: 4 } as const;

export const createMerchants = async ({
  db,
  now,
  passwords,
  people,
}: Pick<Kernel, 'db' | 'now' | 'passwords'> & Pick<SeedOptions, 'people'>): Promise<Merchants> => {
  const known = new Set((await db.select({ code: merchants.code }).from(merchants)).map(({ code }) => code));
  /** The currency symbols that this process has stored, by merchant. */
  const symbols = new Map<string, string>();
  let last: Promise<void> = Promise.resolve();

  const seed = async (code: string): Promise<void> => {
    // Slow work that needs no lock comes first, so that other writers wait only while the rows are inserted.
    const hashes = people ? await seedPasswordHashes(passwords) : null;
    const played = people ? await db.select().from(games) : [];
    await withTablesLocked(db, async (tx) => {
      // Another process may have seeded the merchant meanwhile.
      const [found] = await tx.select().from(merchants).where(eq(merchants.code, code));
      if (found === undefined)
        await seedMerchant(tx, profileOf(code), { ...SEED_AMOUNT, games: played, hashes, now: now() });
    });
    known.add(code);
  };

  const open = async (code: string, currency: BrandCurrency | undefined): Promise<void> => {
    if (!known.has(code)) await seed(code);
    if (currency === undefined || symbols.get(code) === currency.symbol) return;
    await storeCurrencySymbol(db, code, currency);
    symbols.set(code, currency.symbol);
  };

  return {
    has: (code) => known.has(code),
    open: (code, currency) => {
      const turn = last.then(() => open(code, currency));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};
