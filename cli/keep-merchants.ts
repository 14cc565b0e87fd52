import type { Brand } from '#schemas/brand.ts';
import type { BrandRegistry } from '#publish/server/brand-registry.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';

/**
 * Bounds for the pause between two checks of the brands folder, in milliseconds. Within them, the pause is nine times
 * as long as the last check.
 */
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
const PAUSE_PER_LOOK = 9;

/** The number of brands that are read at the start. Others are read, and their merchants created, when they are first requested. */
export const BRANDS_AT_START = 20;

type BrandCurrency = Brand['currency'];

/**
 * Returns the merchants of the brands without a gateway, which therefore use the sandbox. Each has the currency of the
 * first brand that names it.
 */
export const merchantsOf = (
  brands: Awaited<ReturnType<BrandRegistry['first']>>,
): ReadonlyMap<string, BrandCurrency> => {
  const found = new Map<string, BrandCurrency>();
  for (const { site } of brands)
    if (site !== null && site.brand.platform.origin === null && !found.has(site.brand.merchant.code))
      found.set(site.brand.merchant.code, site.brand.currency);
  return found;
};

export interface KeepMerchantsOptions {
  readonly registry: Pick<BrandRegistry, 'first'>;
  readonly merchants: Pick<Sandbox['merchants'], 'open'>;
  readonly onError: (error: unknown) => void;
}

export interface KeptMerchants {
  /**
   * Checks the brands now instead of after the pause, because a player is waiting for a merchant. Does nothing between
   * a failure and the next check.
   */
  readonly wake: () => void;
  /** Stops the checks; resolves when the merchant that is being created is complete. */
  readonly end: () => Promise<void>;
}

/**
 * Creates in a served sandbox the merchants that brand files name, now and whenever a brand is added or names another
 * merchant, and updates each merchant's currency symbol. If there are more than `BRANDS_AT_START` brands, the merchants
 * of the others are created when these brands are first requested.
 */
export const keepMerchants = ({ registry, merchants, onError }: KeepMerchantsOptions): KeptMerchants => {
  let isEnding = false;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;

  /** Creates missing merchants; resolves to the pause until the next check. */
  const openAll = async (): Promise<number> => {
    const start = performance.now();
    hasFailed = false;
    const brands = await registry.first(BRANDS_AT_START);
    const look = performance.now() - start;
    let pause = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, PAUSE_PER_LOOK * look));
    for (const [merchant, currency] of merchantsOf(brands)) {
      if (isEnding) break;
      await merchants.open(merchant, currency).catch((error: unknown) => {
        pause = LONGEST_PAUSE_MS;
        hasFailed = true;
        onError(error);
      });
    }
    return pause;
  };

  const run = async (): Promise<void> => {
    const pause = await openAll();
    if (isEnding) return;
    timer = setTimeout(check, pause);
    timer.unref();
  };
  const check = (): void => {
    clearTimeout(timer);
    timer = undefined;
    running = run();
  };
  let running = run();

  return {
    wake: () => {
      // If there is no timer, a check is running.
      if (timer !== undefined && !hasFailed && !isEnding) check();
    },
    end: () => {
      isEnding = true;
      clearTimeout(timer);
      return running;
    },
  };
};
