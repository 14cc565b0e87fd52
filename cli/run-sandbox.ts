import type { BrandRegistry } from '#publish/server/brand-registry.ts';
import type { SiteServerOptions } from '#publish/server/site-server.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { ACCOUNTS } from './accounts.ts';
import { keepMerchants } from './keep-merchants.ts';
import { keepSettling } from './keep-settling.ts';

export interface RunningSandbox {
  /** The parts of the sandbox that the site server needs. */
  readonly site: Pick<SiteServerOptions, 'platform' | 'merchants' | 'onMerchantAwaited' | 'accounts'>;
  /** Waits for running work, then closes the sandbox. */
  readonly end: () => Promise<void>;
}

/** Creates merchants and pays agents while a sandbox is served. Without a sandbox, the only platform of a brand is its gateway. */
export const runSandbox = (
  sandbox: Sandbox | null,
  registry: BrandRegistry,
  onError: (error: unknown) => void,
): RunningSandbox => {
  if (sandbox === null) return { site: { platform: null }, end: () => Promise.resolve() };
  const { merchants, fetch: platform } = sandbox;
  const endSettling = keepSettling(sandbox);
  const kept = keepMerchants({ registry, merchants, onError });
  return {
    site: { platform, merchants, onMerchantAwaited: kept.wake, accounts: ACCOUNTS },
    end: async () => {
      await Promise.all([endSettling(), kept.end()]);
      await sandbox.close();
    },
  };
};
