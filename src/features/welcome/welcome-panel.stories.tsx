import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomePanel } from './welcome-panel.tsx';

const meta = {
  title: 'Welcome/Welcome panel',
  component: WelcomePanel,
  parameters: { session: 'player' },
  args: {
    name: 'maria2026',
    steps: ['deposit', 'games', 'security'],
    onStep: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof WelcomePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** A brand without a member centre, so only the games are offered. */
export const GamesAlone: Story = { args: { steps: ['games'] } };

/** A brand without a member centre, before the menu has loaded: no next step can be offered. */
export const NoSteps: Story = { args: { steps: [] } };
export const LongName: Story = {
  args: { name: 'averyveryverylongaccountnamewithoutanyblankinit0123456789' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
