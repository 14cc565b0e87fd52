import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.tsx';

const meta = {
  title: 'UI/Link',
  component: Link,
  args: { to: '/index', children: 'To the first page', className: 'm-6 inline-block text-primary-ink underline' },
} satisfies Meta<typeof Link>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
