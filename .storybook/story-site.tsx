import { Suspense, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LaunchHost } from '#src/app/launch-host.tsx';
import { modals } from '#src/app/modals.tsx';
import { SiteProviders } from '#src/app/site-providers.tsx';
import { authService, createAuth } from '#src/features/auth/auth-service.ts';
import { phonePage } from '#src/features/auth/phone/phone-page.ts';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import { MenuProvider } from '#src/features/shell/menu-provider.tsx';
import { DialogHost, ModalHost } from '#src/modals/overlay-hosts.tsx';
import { ToastHost } from '#src/modals/toast-host.tsx';
import { SiteInfoContext, useSiteStatus } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { frozenAuthMachines } from './story-flow.ts';
import type { StorySetup } from './story-setup.ts';

function Surroundings({
  setup: { stores, host, flow },
  children,
}: {
  readonly setup: StorySetup;
  readonly children: ReactNode;
}) {
  const { register } = useStore(stores.brand);
  const info = useSiteStatus(host, register.ways);
  const common = useCommonTexts();
  const [services] = useState(() => [
    provide(
      authService,
      createAuth(
        {
          fetchCall: stores.fetchCall,
          mutateCall: stores.mutateCall,
          session: stores.session,
          modals: stores.modals,
          forcesChange: () => info.open.has('PWDEXPFORCECHANGE3'),
          proveHuman: async () => null,
          phone: () => phonePage(stores.brand.get(), stores.language.get(), stores.theme.get()),
        },
        flow === null ? undefined : frozenAuthMachines(flow),
      ),
    ),
  ]);
  return (
    <SiteInfoContext value={info}>
      <ServicesProvider services={services}>
        <MenuProvider>
          <Suspense fallback={null}>{children}</Suspense>
          <ModalHost table={modals} loading={null} />
        </MenuProvider>
        <LaunchHost />
        <DialogHost closeLabel={common('close')} />
        <ToastHost closeLabel={common('close')} />
      </ServicesProvider>
    </SiteInfoContext>
  );
}

/** The providers and hosts that a component of the site needs. */
export function StorySite({
  setup,
  route,
  own,
  children,
}: {
  readonly setup: StorySetup;
  readonly route: string;
  readonly own: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <style>{setup.theme}</style>
      <SiteProviders stores={setup.stores}>
        <MemoryRouter initialEntries={[route]}>
          {own ? children : <Surroundings setup={setup}>{children}</Surroundings>}
        </MemoryRouter>
      </SiteProviders>
    </>
  );
}
