import type { Meta, StoryObj } from '@storybook/react-vite';
import { ICON_PATHS } from './icon-paths.ts';
import { Icon, type IconName } from './icon.tsx';

const meta = { title: 'UI/Icon', component: Icon, args: { name: 'home' } } satisfies Meta<typeof Icon>;
export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4 p-6">
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <li key={name} className="flex flex-col items-center gap-2 card p-4 text-xs text-ink-muted">
          <Icon name={name} className="size-7 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
};
