import type { Meta, StoryObj } from '@storybook/react-vite';
import { gameCatalogue, gameList, hotGames } from '#schemas/calls/games.ts';
import { pageStates, waitsFor } from '../../.storybook/page-states.ts';
import { sampleCatalogueOf, sampleGamePage, sampleGames } from '../../.storybook/sample-rows.ts';
import { SiteSearch } from './site-search.tsx';

/** The search with the menus and games of this site. */
const meta = {
  title: 'Search/Search of the site',
  component: SiteSearch,
  args: { onClose: () => undefined, query: 'gold' },
} satisfies Meta<typeof SiteSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = pageStates([
  waitsFor(gameCatalogue, { empty: { vendors: [] }, many: sampleCatalogueOf }),
  waitsFor(hotGames, { empty: [], many: sampleGames }),
  waitsFor(gameList, { empty: { games: [], totalPages: 0 }, many: sampleGamePage }),
]);

export const Found: Story = {};

export const NothingTyped: Story = { args: { query: '' } };

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Offline: Story = states.offline;

export const Empty: Story = states.empty;

export const TenThousand: Story = states.tenThousand;
