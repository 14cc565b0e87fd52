import type { Meta, StoryObj } from '@storybook/react-vite';
import { Site } from './site.tsx';
import type { SiteStores } from './site-stores.ts';

/** The whole site, as it stands behind an address. */
const meta = {
  title: 'Site',
  component: Site,
  parameters: { site: 'own' },
  args: { host: 'perya.localhost', stores: {} as SiteStores },
  argTypes: { host: { table: { disable: true } }, stores: { table: { disable: true } } },
  render: ({ host }, { loaded }) => <Site host={host} stores={(loaded['world'] as { readonly stores: SiteStores }).stores} />,
} satisfies Meta<typeof Site>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HomeOfAVisitor: Story = {};

export const HomeOfAPlayer: Story = { parameters: { session: 'player' } };

export const HomeOfAnAgent: Story = { parameters: { session: 'agent' } };

export const HomeOfATrialPlayer: Story = { parameters: { session: 'trial' } };

export const HomeWhileThePlatformIsSilent: Story = {
  parameters: { answers: Object.fromEntries(['home.popular', 'home.openedNumbers', 'home.openedNumero', 'home.rankList', 'games.announcements', 'games.vendors', 'account.gameMenus'].map((name) => [name, 'pending'])) },
};

export const HomeWithNothingToShow: Story = { parameters: { answers: { 'home.popular': [], 'home.openedNumbers': [], 'home.openedNumero': [], 'games.announcements': [], 'games.vendors': [] } } };
