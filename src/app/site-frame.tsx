import { Suspense, type ReactNode } from 'react';
import { HeaderLogin } from '#src/features/auth/header-login.tsx';
import { BannerCarousel } from '#src/features/home/banner-carousel.tsx';
import { SiteFooter } from '#src/features/shell/site-footer.tsx';
import { SiteHeader } from '#src/features/shell/site-header.tsx';
import { UnreachableNotice } from '#src/features/status/unreachable-notice.tsx';
import { PageSlice } from '#src/hydration/page-slice.tsx';
import { useSettled } from '#src/hydration/settled.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { SkipLink } from '#src/ui/skip-link.tsx';
import { PageLoading } from './page-loading.tsx';
import { PartBoundary } from '#src/brand/part-boundary.tsx';
import type { Layout, RouteRow } from './routes.tsx';
import { useCentreLinks, useWantedCentre } from './use-centres.ts';

const SideBar = lazyPart('side-bar', async () => (await import('#src/features/shell/side-bar.tsx')).SideBar);

/** Where it stands, a modal that opens draws nothing else anew. */
function WantedCentre() {
  useWantedCentre();
  return null;
}

function Unreachable() {
  const { status, retry } = useSiteInfo();
  return status === 'unreachable' && <UnreachableNotice onRetry={retry} />;
}

function LateSideBar() {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <SideBar />
      </Suspense>
    )
  );
}

function WhenSettled({ children }: { readonly children: ReactNode }) {
  return useSettled() ? children : <PageLoading />;
}

/** The first thing that Tab reaches. */
function PastMenus() {
  return <SkipLink to="content" text={useCommonTexts()('skip')} className="fixed start-2 top-2 z-50" />;
}

const headerLogin = <HeaderLogin />;

function Head({ bottomBar }: { readonly bottomBar: boolean }) {
  return <SiteHeader login={headerLogin} bottomBar={bottomBar} {...useCentreLinks()} />;
}

const heads = {
  default: (
    <PageSlice>
      <Head bottomBar />
    </PageSlice>
  ),
  header: (
    <PageSlice>
      <Head bottomBar={false} />
    </PageSlice>
  ),
  bare: null,
} satisfies Record<Layout, ReactNode>;

const foot = (
  <>
    <PageSlice>
      <SiteFooter />
    </PageSlice>
    <LateSideBar />
  </>
);

/** What surrounds a page by its layout. */
export function SiteFrame({ row, path }: { readonly row: RouteRow; readonly path: string }) {
  const { layout = 'default', group, page, late = false } = row;
  return (
    <div className="flex min-h-dvh flex-col">
      <PastMenus />
      <WantedCentre />
      {heads[layout]}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Unreachable />
        {group !== undefined && <BannerCarousel group={group} />}
        <PartBoundary key={path}>
          <PageSlice fallback={<PageLoading />}>{late ? <WhenSettled>{page}</WhenSettled> : page}</PageSlice>
        </PartBoundary>
      </main>
      {layout === 'default' && foot}
    </div>
  );
}
