import type { BrandRegistry } from '#publish/server/brand-registry.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';

/** Milliseconds between two looks at the brands folder. */
const EVERY_MS = 1000;
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

  /** Returns whether all are open. */
  const openAll = async (): Promise<boolean> => {
    let isDone = true;
    for (const { site } of await registry.all()) {
      if (isEnding || site === null || site.brand.platform.origin !== null) continue;
      await merchants.open(site.brand.merchant.code).catch((error: unknown) => {
        isDone = false;
        onError(error);
      });
    }
    return isDone;
  };

  const run = async (): Promise<void> => {
    const isDone = await openAll();
    if (isEnding) return;
    timer = setTimeout(() => void (running = run()), isDone ? EVERY_MS : AFTER_FAILURE_MS);
    timer.unref();
  };
  let running = run();

  return () => {
    isEnding = true;
    clearTimeout(timer);
    return running;
  };
};
