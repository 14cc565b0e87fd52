import { Suspense, type ReactNode } from 'react';
import { HeaderLogin } from '#src/features/auth/login/header-login.tsx';
import { BannerCarousel } from '#src/features/home/banner-carousel.tsx';
import { SiteHeader } from '#src/features/shell/site-header.tsx';
import { UnreachableNotice } from '#src/features/status/unreachable-notice.tsx';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { HydrationBoundary } from '#src/hydration/hydration-boundary.tsx';
import { LanguageReady } from '#src/hydration/language-ready.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useStore } from '#src/lib/store.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { newMember } from '#src/session/new-member.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { SkipLink } from '#src/ui/skip-link.tsx';
import { FooterPart } from './footer-part.ts';
import { HeaderLoginPart } from './header-login-part.ts';
import { PageLoading } from './page-loading.tsx';
import { ChunkErrorBoundary } from '#src/brand/chunk-error-boundary.tsx';
import type { Layout, RouteRow } from './routes.tsx';
import { useCentreLinks } from './use-centre-links.ts';

const SideBar = lazyPart('side-bar', async () => (await import('#src/features/shell/side-bar.tsx')).SideBar);

const AccountNotes = lazyPart('account-notes', async () => (await import('./account-notes.tsx')).AccountNotes);

function Notes() {
  const { member } = useSession();
  const isNew = useStore(newMember, () => false);
  return (
    (member?.kind === 'trial' || isNew) && (
      <Suspense fallback={null}>
        <AccountNotes />
      </Suspense>
    )
  );
}

function Unreachable() {
  const { status, retry } = useSiteInfo();
  return status === 'unreachable' && <UnreachableNotice onRetry={retry} />;
}

/** The skip link, which Tab reaches first. */
function PastMenus() {
  return <SkipLink to="content" text={useCommonTexts()('skip')} className="fixed start-2 top-2 z-50" />;
}

const headerLogin = (
  <HeaderLogin
    row={
      <HydrationBoundary>
        <HeaderLoginPart />
      </HydrationBoundary>
    }
  />
);

function Head({ bottomBar }: { readonly bottomBar: boolean }) {
  return <SiteHeader login={headerLogin} bottomBar={bottomBar} {...useCentreLinks()} />;
}

const navigation = (
  <HydrationBoundary>
    <Head bottomBar />
  </HydrationBoundary>
);

const heads = {
  default: navigation,
  navigation,
  header: (
    <HydrationBoundary>
      <Head bottomBar={false} />
    </HydrationBoundary>
  ),
  bare: null,
} satisfies Record<Layout, ReactNode>;

const foot = (
  <>
    <HydrationBoundary>
      <FooterPart />
    </HydrationBoundary>
    <ClientOnly>
      <Suspense fallback={null}>
        <SideBar />
      </Suspense>
    </ClientOnly>
  </>
);

/** Renders what surrounds a page, as its layout specifies. */
export function SiteFrame({ row, path }: { readonly row: RouteRow; readonly path: string }) {
  const { layout = 'default', group, page, clientOnly = false } = row;
  return (
    <div className="flex min-h-dvh flex-col">
      <PastMenus />
      {heads[layout]}
      <main
        id="content"
        tabIndex={-1}
        className={classNames('flex-1 outline-none', layout === 'navigation' && 'above-bottom-bar')}
      >
        <Notes />
        <Unreachable />
        {group !== undefined && <BannerCarousel group={group} />}
        <ChunkErrorBoundary key={path}>
          <HydrationBoundary fallback={<PageLoading />}>
            {clientOnly ? <LanguageReady fallback={<PageLoading />}>{page}</LanguageReady> : page}
          </HydrationBoundary>
        </ChunkErrorBoundary>
      </main>
      {layout === 'default' && foot}
    </div>
  );
}
