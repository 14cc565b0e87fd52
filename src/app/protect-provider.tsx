import { useEffect, useState, type ReactNode } from 'react';
import { ProtectContext } from '#src/session/use-protected-action.ts';
import { createProtect } from './create-protect.ts';
import type { SiteStores } from './site-stores.ts';

/** Makes the guard of protected actions, once. */
export function ProtectProvider({ stores, children }: { readonly stores: SiteStores; readonly children: ReactNode }) {
  const [{ protect, listen }] = useState(() => createProtect(stores));
  useEffect(listen, [listen]);
  return <ProtectContext value={protect}>{children}</ProtectContext>;
}
