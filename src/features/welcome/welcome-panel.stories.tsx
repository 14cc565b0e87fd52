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

/** The brand has no member centre. */
export const GamesAlone: Story = { args: { steps: ['games'] } };

/** The menus have not loaded, and there is no member centre. */
export const NoSteps: Story = { args: { steps: [] } };
export const LongName: Story = {
  args: { name: 'averyveryverylongaccountnamewithoutanyblankinit0123456789' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
