import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadError } from './load-error.tsx';

const meta = {
  title: 'UI/Load error',
  component: LoadError,
  args: { text: 'This part did not load.', retryLabel: 'Try again', onRetry: () => undefined },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
} satisfies Meta<typeof LoadError>;
export default meta;

export const Failed: StoryObj<typeof meta> = {};

export const TriedAgain: StoryObj<typeof meta> = { args: { busy: true } };
