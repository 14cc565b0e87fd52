import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import { renderPart, type PartParameters } from './render-part.tsx';
import { sampleCatalogue, sampleNames, sampleSections } from '#storybook/sample-catalogue.ts';
import { SearchModal } from '#src/features/search/search-modal.tsx';

let isCoarse = false;

/** Sets whether the test's pointer is coarse, such as a finger. */
export const setCoarsePointer = (coarse: boolean): void => {
  isCoarse = coarse;
};

/** Sets up a browser without stored searches for every test in a file. */
export const setUpSearchPage = (): void => {
  beforeEach(() => {
    isCoarse = false;
    writeLocal('searches', null);
    writeLocal('searchSlash', null);
    vi.stubGlobal('matchMedia', () => ({
      matches: isCoarse,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => void vi.unstubAllGlobals());
};

export const problem = (code: string, status: number) => new Problem({ code, status, message: '' });
export const hotGame = (nodeId: number) => ({
  nodeId,
  vassalage: 'LUNA',
  gameType: 'RNG',
  gameClassify: null,
  gameName: `Hot ${nodeId}`,
  minBet: 1,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: null,
  vendor: 'Luna Reels',
});

export const renderSearchModal = async ({ query, answers, ...more }: PartParameters & { query?: string } = {}) => {
  const onClose = vi.fn();
  const onSection = vi.fn();
  const drawn = await renderPart(
    <SearchModal
      onClose={onClose}
      {...(query === undefined ? {} : { query })}
      names={sampleNames}
      sections={sampleSections}
      onSection={onSection}
    />,
    {
      ...more,
      answers: {
        'games.gameCatalogue': { vendors: sampleCatalogue },
        'games.hotGames': [hotGame(1), hotGame(2)],
        ...answers,
      },
    },
  );
  return { ...drawn, onClose, onSection };
};
export const searchBox = () => screen.getByRole('combobox', { name: 'Search games, providers and categories' });
export const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
export const group = (name: RegExp) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((row) => row.textContent);
export const activeRow = () =>
  document.getElementById(searchBox().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
export const storedSearches = (): unknown => JSON.parse(readLocal('searches') ?? '[]');
