import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '#storybook/story-parameters.ts';
import { SiteCentre } from './site-centre.tsx';

const meta = {
  title: 'Pages/Member centre',
  component: SiteCentre,
  args: { centre: 'member', page: null },
  parameters: { session: 'player' } satisfies StoryParameters,
} satisfies Meta<typeof SiteCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

const PATIENCE = { timeout: 5_000 };

/** The centre opens on the account page. */
export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'My account', current: 'page' }, PATIENCE);
  },
};

export const Deposit: Story = { args: { page: 'depositv2' } };

/** The menu switches between pages. */
export const ToTheWallets: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('navigation', { name: 'Pages of the centre' }, PATIENCE);
    const button = canvas.queryByRole('button', { name: /All pages/ });
    if (button !== null) await userEvent.click(button);
    await userEvent.click(canvas.getByRole('link', { name: 'My wallet' }));
    await canvas.findByRole('heading', { name: 'My wallet' }, PATIENCE);
  },
};
