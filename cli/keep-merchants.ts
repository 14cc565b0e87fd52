import type { Brand } from '#schemas/brand.ts';
import type { BrandRegistry } from '#publish/server/brand-registry.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';

/** The pause between two checks of the brands folder in milliseconds: nine times the duration of a check, within these bounds. */
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;
const PAUSE_PER_LOOK = 9;

type BrandCurrency = Brand['currency'];

/**
 * Returns the merchants of the brands that run on the sandbox, each with the currency of the first brand that names the merchant. A brand with a
 * gateway does not run on the sandbox.
 */
export const merchantsOf = (brands: Awaited<ReturnType<BrandRegistry['all']>>): ReadonlyMap<string, BrandCurrency> => {
  const found = new Map<string, BrandCurrency>();
  for (const { site } of brands)
    if (site !== null && site.brand.platform.origin === null && !found.has(site.brand.merchant.code))
      found.set(site.brand.merchant.code, site.brand.currency);
  return found;
};

export interface KeepMerchantsOptions {
  readonly registry: Pick<BrandRegistry, 'all'>;
  readonly merchants: Pick<Sandbox['merchants'], 'open'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Makes a served sandbox create the merchants named in brand files, immediately and whenever a folder appears or names another merchant, and adopt
 * the symbol of the brand's currency. Returns a function that stops this once the current seed has finished.
 */
export const keepMerchants = ({ registry, merchants, onError }: KeepMerchantsOptions): (() => Promise<void>) => {
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;

  /** Creates missing merchants; resolves to the pause until the next check. */
  const openAll = async (): Promise<number> => {
    const start = performance.now();
    const brands = await registry.all();
    const look = performance.now() - start;
    let pause = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, PAUSE_PER_LOOK * look));
    for (const [merchant, currency] of merchantsOf(brands)) {
      if (isEnding) break;
      await merchants.open(merchant, currency).catch((error: unknown) => {
        pause = LONGEST_PAUSE_MS;
        onError(error);
      });
    }
    return pause;
  };

  const run = async (): Promise<void> => {
    const pause = await openAll();
    if (isEnding) return;
    timer = setTimeout(() => void (running = run()), pause);
    timer.unref();
  };
  let running = run();

  return () => {
    isEnding = true;
    clearTimeout(timer);
    return running;
  };
};
