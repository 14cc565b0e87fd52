import type { Meta, StoryObj } from '@storybook/react-vite';
import { safeUrl } from '#src/lib/safe-url.ts';
import { buttonStyles } from './button-styles.ts';
import { ExternalLink } from './external-link.tsx';

const meta = {
  title: 'UI/External link',
  component: ExternalLink,
} satisfies Meta<typeof ExternalLink>;
export default meta;

type Story = StoryObj<typeof meta>;

const href = safeUrl('https://shop.example/');

export const AsButton: Story = {
  args: {
    href: href ?? ('' as never),
    children: 'Open the shop',
    className: buttonStyles('secondary', 'md'),
  },
};
