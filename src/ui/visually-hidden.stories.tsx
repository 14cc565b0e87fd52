import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Invisible; screen readers announce it after the preceding text. */
const meta = {
  title: 'UI/Visually hidden',
  component: VisuallyHidden,
  args: { children: ' of the app' },
  render: ({ children }) => (
    <p className="p-6 text-ink">
      Download
      <VisuallyHidden>{children}</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const AfterAWord: StoryObj<typeof meta> = {};
