import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ServicesProvider } from '#src/lib/services.tsx';
import { siteServices, type SiteStores } from './site-stores.ts';

/** Provides the stores of the site. */
export function SiteProviders({ stores, children }: { readonly stores: SiteStores; readonly children: ReactNode }) {
  const services = useMemo(() => siteServices(stores), [stores]);
  return (
    <I18nextProvider i18n={stores.texts}>
      <QueryClientProvider client={stores.queries}>
        <ServicesProvider services={services}>{children}</ServicesProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
