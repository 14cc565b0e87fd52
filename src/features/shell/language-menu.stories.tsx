import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { addSampleLanguages, fortyLanguages } from '#storybook/sample-languages.ts';
import type { StorySetup } from '#storybook/story-setup.ts';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Shell/Language menu',
  component: LanguageMenu,
  decorators: [(Story) => <main className="flex min-h-dvh items-start bg-header p-4 text-on-header">{Story()}</main>],
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => userEvent.click(canvas.getByRole('button'));

const forty: Pick<Story, 'beforeEach' | 'play'> = {
  beforeEach: ({ loaded }) => {
    const { brand } = (loaded['setup'] as StorySetup).stores;
    const { languages, ...rest } = brand.get();
    brand.set({ ...rest, languages: { default: languages.default, supported: [...fortyLanguages()] } });
    return addSampleLanguages();
  },
  play: async (context) => {
    await open(context);
    await screen.findByRole('listbox');
  },
};

export const Closed: Story = {};

export const FewLanguages: Story = { play: open };

export const FortyLanguages: Story = forty;

export const FortyRightToLeft: Story = { ...forty, globals: { language: 'XB' } };

/** On phones the list is a sheet. */
export const FortyOnAPhone: Story = { ...forty, globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const Searched: Story = {
  ...forty,
  play: async (context) => {
    await forty.play?.(context);
    await userEvent.type(screen.getByRole('combobox'), 'viet');
  },
};

export const NoMatch: Story = {
  ...forty,
  play: async (context) => {
    await forty.play?.(context);
    await userEvent.type(screen.getByRole('combobox'), 'klingon');
  },
};
