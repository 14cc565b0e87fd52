import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  args: { label: 'Loading', className: 'size-8' },
  decorators: [(Story) => <div className="p-6 text-primary-ink">{Story()}</div>],
} satisfies Meta<typeof Spinner>;
export default meta;

export const Announced: StoryObj<typeof meta> = {};
