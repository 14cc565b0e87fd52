import { gameCatalogue, gameList, hotGames } from '#schemas/calls/games.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { sampleCatalogueOf, sampleGamePage, sampleGames } from '#storybook/sample-rows.ts';
import { SiteSearch } from './site-search.tsx';

const page = pageStories(SiteSearch, {
  args: { onClose: () => undefined, query: 'gold' },
  calls: [
    waitsFor(gameCatalogue, { empty: { vendors: [] }, many: sampleCatalogueOf }),
    waitsFor(hotGames, { empty: [], many: sampleGames }),
    waitsFor(gameList, { empty: { games: [], totalPages: 0 }, many: sampleGamePage }),
  ],
});

/** The search with this site's menus and games. */
export default { title: 'Search/Search of the site', ...page.meta };

export const Found = page.variant();
export const NothingTyped = page.variant({ args: { query: '' } });
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Empty = page.empty();
export const TenThousand = page.tenThousand();
