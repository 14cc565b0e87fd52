import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuietFailure } from './quiet-failure.tsx';

const meta = {
  title: 'UI/Quiet failure',
  component: QuietFailure,
  args: { text: 'This part did not load.', retryLabel: 'Try again', onRetry: () => undefined },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof QuietFailure>;
export default meta;

export const Failed: StoryObj<typeof meta> = {};
