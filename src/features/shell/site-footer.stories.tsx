import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './site-footer.tsx';

const meta = { title: 'Shell/Footer', component: SiteFooter } satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;
export const Wide: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
