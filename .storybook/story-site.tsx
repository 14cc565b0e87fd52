import { Suspense, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LaunchHost } from '#src/app/launch-host.tsx';
import { modals } from '#src/app/modals.tsx';
import { SiteProviders } from '#src/app/site-providers.tsx';
import { authService, createAuth } from '#src/features/auth/auth-service.ts';
import { phonePage } from '#src/features/auth/phone/phone-page.ts';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { MenuProvider } from '#src/features/shell/menu-provider.tsx';
import { DialogHost, ModalHost, ToastHost } from '#src/modals/overlay-hosts.tsx';
import { SiteInfoContext, useSiteStatus } from '#src/platform/use-site-info.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { frozenAuthMachines } from './story-flow.ts';
import type { StoryWorld } from './story-world.ts';

function Surroundings({
  world: { stores, host, flow },
  children,
}: {
  readonly world: StoryWorld;
  readonly children: ReactNode;
}) {
  const info = useSiteStatus(host);
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

/** Everything that a part of the site expects around it. */
export function StorySite({
  world,
  route,
  own,
  children,
}: {
  readonly world: StoryWorld;
  readonly route: string;
  readonly own: boolean;
  readonly children: ReactNode;
}) {
  return (
    <>
      <style>{world.theme}</style>
      <SiteProviders stores={world.stores}>
        <MemoryRouter initialEntries={[route]}>
          {own ? children : <Surroundings world={world}>{children}</Surroundings>}
        </MemoryRouter>
      </SiteProviders>
    </>
  );
}
