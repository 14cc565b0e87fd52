import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideBar } from './side-bar.tsx';

const meta = {
  title: 'Shell/Side bar',
  component: SideBar,
  decorators: [(Story) => <div className="min-h-[480px]">{Story()}</div>],
} satisfies Meta<typeof SideBar>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
