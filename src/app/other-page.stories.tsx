import type { ReactNode } from 'react';
import { gameMenus } from '#schemas/calls/account.ts';
import { announcements, favoritesList, gameList, hotGames, recentGames } from '#schemas/calls/games.ts';
import { popular } from '#schemas/calls/home.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleGames, sampleNotices, sampleRecentPage } from '#storybook/sample-rows.ts';
import { brandService, useBrand } from '#src/brand/use-brand.ts';
import type { ClientBrand, ClientPage } from '#src/document/document-data.ts';
import { createStore } from '#src/lib/store.ts';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { useLanguage } from '#src/texts/language-store.ts';
import { OtherPage } from './other-page.tsx';

const TEXT: ClientPage['texts'][string] = {
  title: 'About the house',
  file: '/unused.json',
  nodes: [
    { tag: 'p', children: ['A page of the brand, with words of its own.'] },
    { tag: 'h2', children: ['What is different here'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['A person answers.'] },
        { tag: 'li', children: [{ tag: 'strong', children: ['Limits'] }, ' are set before the first deposit.'] },
      ],
    },
  ],
};

const RAILS: ClientPage['parts'] = [
  { kind: 'article' },
  { kind: 'rail', of: 'hot' },
  { kind: 'rail', of: 'popular' },
  { kind: 'rail', of: 'recent' },
  { kind: 'rail', of: 'favourites' },
  { kind: 'rail', of: 'category', category: 'FISH' },
];

/** Adds a custom page at `/about` to the brand. */
function WithPage({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const { language } = useLanguage();
  const page: ClientPage = { id: 'about', path: '/about', link: 'footer', parts: RAILS, texts: { [language]: TEXT } };
  const store = createStore<ClientBrand>({ ...brand, pages: [page] });
  return <ServicesProvider services={[provide(brandService, store)]}>{children}</ServicesProvider>;
}

const page = pageStories(OtherPage, {
  route: '/about',
  session: 'player',
  decorators: [(Story) => <WithPage>{Story()}</WithPage>],
  calls: [
    waitsFor(hotGames, { empty: [], many: sampleGames }),
    waitsFor(popular, { empty: [], many: sampleGames }),
    waitsFor(recentGames, { empty: { list: [], totalPages: 0 }, many: sampleRecentPage }),
    waitsFor(favoritesList, {
      empty: { content: [], totalPages: 0 },
      many: (rows) => ({ content: sampleGames(rows), totalPages: 1 }),
    }),
    waitsFor(gameList, {
      empty: { games: [], totalPages: 0 },
      many: (rows) => ({ games: sampleGames(rows), totalPages: 1 }),
    }),
    waitsFor(gameMenus, { empty: [] }),
    waitsFor(announcements, { empty: [], many: sampleNotices }),
  ],
});

/** The page for a path that is not a route of the site: a custom page of the brand, or the not-found page. */
export default { title: 'Home/Page of the brand', ...page.meta };

export const OwnPage = page.variant();
export const UnknownPath = page.variant({ route: '/nowhere' });
export const Loading = page.loading();
export const Failed = page.failed();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
