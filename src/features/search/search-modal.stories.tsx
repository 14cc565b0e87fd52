import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameCatalogue, gameList, hotGames } from '#schemas/calls/games.ts';
import { Problem } from '#schemas/problem.ts';
import { writeLocal } from '#src/lib/browser-storage.ts';
import { answer, BROKEN } from '../../../.storybook/page-states.ts';
import { sampleCatalogue, sampleNames, sampleSections } from './sample-catalogue.ts';
import { SearchModal } from './search-modal.tsx';

const catalogue = answer(gameCatalogue, { vendors: [...sampleCatalogue] });
const refusal = new Problem({ code: 'not_built_yet', status: 501, message: '' });
const searched = (searches: readonly string[]) => async () => writeLocal('searches', JSON.stringify(searches));

const meta = {
  title: 'Search/Search modal',
  component: SearchModal,
  args: { onClose: () => undefined, onSection: () => undefined, names: sampleNames, sections: sampleSections },
  parameters: { answers: catalogue },
  beforeEach: searched([]),
} satisfies Meta<typeof SearchModal>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {};

export const SearchedBefore: Story = {
  beforeEach: searched([
    'lucky dragon',
    'phượng hoàng',
    'luna reels',
    'ドラゴン',
    'a search so long that the room of its row is not enough for it',
  ]),
};

export const Found: Story = { args: { query: 'dra' } };

export const FoundWithASlip: Story = { args: { query: 'pheonix' } };

export const FoundVendors: Story = { args: { query: 'naga' } };

export const FoundCategories: Story = { args: { query: 'slo' } };

export const NothingFound: Story = { args: { query: 'cristall tenpel' } };

export const Loading: Story = { args: { query: 'luna' }, parameters: { answers: answer(gameCatalogue, 'pending') } };

export const LoadingHotGames: Story = { parameters: { answers: { ...catalogue, ...answer(hotGames, 'pending') } } };

export const HotGamesFailed: Story = { parameters: { answers: { ...catalogue, ...answer(hotGames, BROKEN) } } };

export const FoundByThePlatform: Story = {
  args: { query: 'fortune' },
  parameters: { answers: answer(gameCatalogue, refusal) },
};

export const Failed: Story = {
  args: { query: 'fortune' },
  parameters: { answers: { ...answer(gameCatalogue, refusal), ...answer(gameList, BROKEN) } },
};
