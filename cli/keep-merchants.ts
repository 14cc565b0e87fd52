import type { BrandRegistry } from '#publish/server/brand-registry.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';

/** Milliseconds from one look at the brands folder to the next. */
const PAUSE_MS = 1000;
/** Times the length of a look: many brands take at most a tenth of the process. */
const LEAST_REST = 9;
const AFTER_FAILURE_MS = 10_000;

export interface KeepMerchantsOptions {
  readonly registry: Pick<BrandRegistry, 'all'>;
  readonly merchants: Pick<Sandbox['merchants'], 'open'>;
  readonly onError: (error: unknown) => void;
}

/**
 * Lets a served sandbox create the merchants that brand files name, at once and when a folder appears or names another; brands with a gateway need none.
 * Returns what ends it, after the seed that runs.
 */
export const keepMerchants = ({ registry, merchants, onError }: KeepMerchantsOptions): (() => Promise<void>) => {
  let isEnding = false;
  let timer: NodeJS.Timeout | undefined;

  /** Returns the pause until the next look. */
  const openAll = async (): Promise<number> => {
    const start = performance.now();
    const brands = await registry.all();
    let pause = Math.max(PAUSE_MS, LEAST_REST * (performance.now() - start));
    for (const { site } of brands) {
      if (isEnding || site === null || site.brand.platform.origin !== null) continue;
      await merchants.open(site.brand.merchant.code).catch((error: unknown) => {
        pause = AFTER_FAILURE_MS;
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
