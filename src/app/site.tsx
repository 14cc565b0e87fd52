import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { CustomerServiceButton } from '#src/features/shell/customer-service-button.tsx';
import { MenuProvider } from '#src/features/shell/menu-provider.tsx';
import { useShellTexts } from '#src/features/shell/texts.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { DialogHost, ModalHost } from '#src/modals/overlay-hosts.tsx';
import { SiteInfoContext, useSiteInfo, useSiteStatus } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { modals } from './modals.tsx';
import { NormalSite } from './normal-site.tsx';
import { PageLoading } from './page-loading.tsx';
import { ChunkErrorBoundary } from '#src/brand/chunk-error-boundary.tsx';

const MaintenancePage = lazyPart(
  'maintenance',
  async () => (await import('#src/features/status/maintenance-page.tsx')).MaintenancePage,
);
const RegionPage = lazyPart('region', async () => (await import('#src/features/status/region-page.tsx')).RegionPage);

const AfterStart = lazyPart('after-start', async () => (await import('./after-start.tsx')).AfterStart);

function SiteInfoProvider({ host, children }: { readonly host: string; readonly children: ReactNode }) {
  const { register } = useBrand();
  return <SiteInfoContext value={useDeferredValue(useSiteStatus(host, register.ways))}>{children}</SiteInfoContext>;
}

const normal = (
  <MenuProvider>
    <NormalSite />
    <ChunkErrorBoundary>
      <ModalHost table={modals} loading={null} />
    </ChunkErrorBoundary>
  </MenuProvider>
);

function ServiceButton() {
  const t = useShellTexts();
  return <CustomerServiceButton className={buttonStyles('primary', 'lg')}>{t('service.title')}</CustomerServiceButton>;
}

/** The site, or a page for the platform's status if the site is unavailable. */
function SiteByStatus() {
  const { status, maintenanceEnd, ip, retry } = useSiteInfo();
  if (status !== 'maintenance' && status !== 'region') return normal;
  return (
    <Suspense fallback={<PageLoading />}>
      {status === 'maintenance' ? (
        <MaintenancePage end={maintenanceEnd} onRetry={retry} service={<ServiceButton />} />
      ) : (
        <RegionPage ip={ip} service={<ServiceButton />} />
      )}
    </Suspense>
  );
}

/**
 * The whole site, depending on its status. Its hooks are in separate components, because rerendering the whole site takes half a second on a slow
 * phone.
 */
export function Site({ host }: { readonly host: string }) {
  const common = useCommonTexts();
  return (
    <SiteInfoProvider host={host}>
      <SiteByStatus />
      <DialogHost closeLabel={common('close')} />
      <ClientOnly>
        <Suspense fallback={null}>
          <AfterStart />
        </Suspense>
      </ClientOnly>
    </SiteInfoProvider>
  );
}
