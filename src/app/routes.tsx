import type { ReactNode } from 'react';
import type { Area, BannerGroup } from '#schemas/brand-names.ts';
import { hasPage, type Route } from '#schemas/routes.ts';
import type { ModalName } from '#src/modals/modal-store.ts';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { HomePage } from './home-page.tsx';
import { homeSections } from './home-sections.tsx';
import { MemberPending } from './member-parts.tsx';
import { LoginRoute } from './login-route.tsx';

/** What surrounds the content: all parts, header and bottom bar, the header only, or nothing. */
export type Layout = 'default' | 'navigation' | 'header' | 'bare';

export interface RouteRow {
  readonly page: ReactNode;
  /** The banner group above the content; home and login render their own. */
  readonly group?: BannerGroup;
  readonly layout?: Layout;
  /** The content depends on session, query or language; only the page frame is prerendered. */
  readonly clientOnly?: true;
  /** The modal that opens over the page. */
  readonly modal?: ModalName;
}

const GamesPage = lazyPart('games', async () => (await import('#src/features/games/games-page.tsx')).GamesPage);
const NoticePage = lazyPart('notices', async () => (await import('#src/features/notices/notice-page.tsx')).NoticePage);
const PointMallPage = lazyPart(
  'point-mall',
  async () => (await import('#src/features/points/point-mall-page.tsx')).PointMallPage,
);
const LotteryPage = lazyPart(
  'lottery',
  async () => (await import('#src/features/lottery/lottery-page.tsx')).LotteryPage,
);
const FbsportsPage = lazyPart(
  'fbsports',
  async () => (await import('#src/features/games/fbsports-page.tsx')).FbsportsPage,
);
const SeamlessPage = lazyPart(
  'seamless',
  async () => (await import('#src/features/games/seamless-page.tsx')).SeamlessPage,
);
const PromotionsPage = lazyPart(
  'promotions',
  async () => (await import('#src/features/promotions/promotions-page.tsx')).PromotionsPage,
);
const PromoDetailPage = lazyPart(
  'promotion',
  async () => (await import('#src/features/promotions/promo-detail-page.tsx')).PromoDetailPage,
);
const HelpPage = lazyPart('help', async () => (await import('#src/features/help/help-page.tsx')).HelpPage);
const DownloadPage = lazyPart(
  'download',
  async () => (await import('#src/features/download/download-page.tsx')).DownloadPage,
);
const JoinPage = lazyPart('join', async () => (await import('#src/features/join/join-page.tsx')).JoinPage);
const GameFramePage = lazyPart(
  'game',
  async () => (await import('#src/features/games/game-frame-page.tsx')).GameFramePage,
);

const OtherPage = lazyPart('other-page', async () => (await import('./other-page.tsx')).OtherPage);

const missing = <OtherPage />;
const home = (
  <>
    <HomePage rows={homeSections} />
    <MemberPending />
  </>
);

/** Every route of the site, one row each; `/` redirects to /index. */
export const routes: Readonly<Record<Exclude<Route, '/'>, RouteRow>> = {
  '/index': { page: home },
  '/register': { page: home, modal: 'register' },
  '/register.html': { page: home, modal: 'register' },
  '/login': { page: <LoginRoute home={home} /> },
  '/noticePage': { page: <NoticePage /> },
  '/pointMall': { page: <PointMallPage />, group: 'w_shop' },
  '/lottery': { page: <LotteryPage missing={missing} />, layout: 'navigation' },
  '/rng': { page: <GamesPage category="RNG" missing={missing} />, group: 'w_rng' },
  '/fish': { page: <GamesPage category="FISH" missing={missing} />, group: 'w_fish' },
  '/pvp': { page: <GamesPage category="PVP" missing={missing} />, group: 'w_pvp' },
  '/live': { page: <GamesPage category="LIVE" missing={missing} />, group: 'w_live' },
  '/elott': { page: <GamesPage category="ELOTT" missing={missing} />, group: 'w_lott' },
  '/sports': { page: <GamesPage category="SPORTS" missing={missing} />, group: 'w_sports' },
  '/esports': { page: <GamesPage category="ESPORTS" missing={missing} />, group: 'w_esports' },
  '/fbsports': { page: <FbsportsPage />, layout: 'header', clientOnly: true },
  '/seamless': { page: <SeamlessPage />, layout: 'header', clientOnly: true },
  '/promotions': { page: <PromotionsPage />, group: 'w_promotion' },
  '/promoDetail': { page: <PromoDetailPage />, group: 'w_promotion', clientOnly: true },
  '/help': { page: <HelpPage />, group: 'w_help' },
  '/helpmc': { page: <HelpPage />, layout: 'bare' },
  '/down': { page: <DownloadPage />, group: 'w_down' },
  '/download': { page: <DownloadPage />, group: 'w_down' },
  '/join': { page: <JoinPage /> },
  '/game': { page: <GameFramePage />, layout: 'header', clientOnly: true },
};

const other: RouteRow = { page: missing };

/**
 * Returns the route row of a path without a trailing slash; the path may be one of the brand's own pages. `off` lists the areas that the brand has
 * switched off.
 */
export const routeRow = (path: string, off: readonly Area[]): RouteRow => (hasPage(path, off) ? routes[path] : other);
