import { Suspense } from 'react';
import { country } from '#schemas/calls/account.ts';
import { AuthContext } from '#src/features/auth/auth-hub.ts';
import { HumanHost } from '#src/features/auth/human-host.tsx';
import { useForcedChange } from '#src/features/auth/use-forced-change.ts';
import { CustomerServiceButton } from '#src/features/shell/customer-service-button.tsx';
import { useShellTexts } from '#src/features/shell/texts.ts';
import { DialogHost } from '#src/modals/dialog-host.tsx';
import { ModalHost } from '#src/modals/modal-host.tsx';
import { ToastHost } from '#src/modals/toast-host.tsx';
import { useCallQuery } from '#src/platform/use-call.ts';
import { SiteInfoContext, useSiteStatus } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { LaunchHost } from './launch-host.tsx';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { modals } from './modals.tsx';
import { NormalSite } from './normal-site.tsx';
import { PageLoading } from './page-loading.tsx';
import { PartBoundary } from '#src/brand/part-boundary.tsx';
import type { SiteStores } from './site-stores.ts';

const MaintenancePage = lazyPart('maintenance', async () => (await import('#src/features/status/maintenance-page.tsx')).MaintenancePage);
const RegionPage = lazyPart('region', async () => (await import('#src/features/status/region-page.tsx')).RegionPage);

/** The whole site, by what the platform says of it. */
export function Site({ host, stores }: { readonly host: string; readonly stores: SiteStores }) {
  const info = useSiteStatus(host);
  // Forms that ask for a mobile number find it at hand.
  useCallQuery(country, {}, { staleTime: Infinity });
  useForcedChange();
  const common = useCommonTexts();
  const shell = useShellTexts();
  const serviceButton = <CustomerServiceButton className={buttonStyles('primary', 'lg')}>{shell('service.title')}</CustomerServiceButton>;
  return (
    <SiteInfoContext value={info}>
      <AuthContext value={stores.auth}>
        {info.status === 'maintenance' || info.status === 'region' ? (
          <Suspense fallback={<PageLoading />}>
            {info.status === 'maintenance' ? <MaintenancePage end={info.maintenanceEnd} onRetry={info.retry} service={serviceButton} /> : <RegionPage ip={info.ip} service={serviceButton} />}
          </Suspense>
        ) : (
          <>
            <NormalSite />
            <PartBoundary>
              <ModalHost table={modals} loading={null} />
            </PartBoundary>
          </>
        )}
        <LaunchHost />
        <HumanHost checks={stores.humans} />
        <DialogHost store={stores.dialogs} closeLabel={common('close')} />
        <ToastHost store={stores.toasts} closeLabel={common('close')} />
      </AuthContext>
    </SiteInfoContext>
  );
}
