import { gameCatalogue, gameList, hotGames } from '#schemas/calls/games.ts';
import { Problem } from '#schemas/problem.ts';
import { writeLocal } from '#src/lib/browser-storage.ts';
import { pageStories } from '#storybook/page-stories.ts';
import { answer, BROKEN } from '#storybook/story-answers.ts';
import { sampleCatalogue, sampleNames, sampleSections } from '#storybook/sample-catalogue.ts';
import { SearchModal } from './search-modal.tsx';

const catalogue = answer(gameCatalogue, { vendors: [...sampleCatalogue] });
const refusal = new Problem({ code: 'not_built_yet', status: 501, message: '' });
const searched = (searches: readonly string[]) => async () => writeLocal('searches', JSON.stringify(searches));

const page = pageStories(SearchModal, {
  args: { onClose: () => undefined, onSection: () => undefined, names: sampleNames, sections: sampleSections },
  answers: catalogue,
  beforeEach: searched([]),
});

export default { title: 'Search/Search modal', ...page.meta };

export const NothingTyped = page.variant();

export const SearchedBefore = page.variant({
  beforeEach: searched([
    'lucky dragon',
    'phượng hoàng',
    'luna reels',
    'ドラゴン',
    'a search so long that the room of its row is not enough for it',
  ]),
});

export const Found = page.variant({ args: { query: 'dra' } });
export const FoundWithASlip = page.variant({ args: { query: 'pheonix' } });
export const FoundVendors = page.variant({ args: { query: 'naga' } });
export const FoundCategories = page.variant({ args: { query: 'slo' } });
export const NothingFound = page.variant({ args: { query: 'cristall tenpel' } });
export const Loading = page.variant({ args: { query: 'luna' }, answers: answer(gameCatalogue, 'pending') });
export const LoadingHotGames = page.variant({ answers: { ...catalogue, ...answer(hotGames, 'pending') } });
export const HotGamesFailed = page.variant({ answers: { ...catalogue, ...answer(hotGames, BROKEN) } });
export const FoundByThePlatform = page.variant({ args: { query: 'fortune' }, answers: answer(gameCatalogue, refusal) });
export const Failed = page.variant({
  args: { query: 'fortune' },
  answers: { ...answer(gameCatalogue, refusal), ...answer(gameList, BROKEN) },
});
