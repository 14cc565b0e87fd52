import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryParameters } from '#storybook/story-parameters.ts';
import { SiteCentre } from './site-centre.tsx';

const meta = {
  title: 'Pages/Agent centre',
  component: SiteCentre,
  args: { centre: 'agent', page: null },
  parameters: { session: 'agent' } satisfies StoryParameters,
} satisfies Meta<typeof SiteCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

const PATIENCE = { timeout: 5_000 };

/** The centre opens on the team page. */
export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Team overview', current: 'page' }, PATIENCE);
  },
};

export const Team: Story = { args: { page: 'downlineManagmentView' } };

/** The menu switches between pages. */
export const ToTheIncome: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('navigation', { name: 'Pages of the centre' }, PATIENCE);
    const button = canvas.queryByRole('button', { name: /All pages/ });
    if (button !== null) await userEvent.click(button);
    await userEvent.click(canvas.getByRole('link', { name: 'My income' }));
    await canvas.findByRole('heading', { name: 'My income' }, PATIENCE);
  },
};
