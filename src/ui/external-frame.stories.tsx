import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { ExternalFrame } from './external-frame.tsx';

const onLoad = (): void => undefined;

const meta = {
  title: 'UI/External frame',
  component: ExternalFrame,
  args: {
    src: 'about:blank',
    title: 'Golden Gem',
    load: { phase: 'loading', onLoad },
    loadingText: 'Loading Golden Gem',
    slowText: 'It takes long to load. If it does not come, open it once more.',
    slowActions: <Button>Open once more</Button>,
  },
  decorators: [(Story) => <main className="h-96 bg-canvas">{Story()}</main>],
} satisfies Meta<typeof ExternalFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Slow: Story = { args: { load: { phase: 'slow', onLoad } } };

export const Loaded: Story = { args: { load: { phase: 'loaded', onLoad } } };
