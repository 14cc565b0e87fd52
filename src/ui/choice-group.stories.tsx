import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { ChoiceGroup } from './choice-group.tsx';

function Chosen(group: ComponentProps<typeof ChoiceGroup>) {
  const [chosen, setChosen] = useState(group.chosen);
  const choose = (value: string, isChosen: boolean): void =>
    setChosen(group.kind === 'radio' ? [value] : isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return <ChoiceGroup {...group} chosen={chosen} onChoose={choose} />;
}

const meta = {
  title: 'UI/Choice group',
  component: ChoiceGroup,
  args: {
    id: 'languages',
    name: 'languages',
    kind: 'checkbox',
    label: 'Languages',
    choices: [
      { value: 'EN', label: 'English' },
      { value: 'TY', label: 'Filipino' },
      { value: 'VI', label: 'Tiếng Việt' },
    ],
    chosen: ['EN'],
    onChoose: () => undefined,
  },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <div className="max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof ChoiceGroup>;
export default meta;

type Story = StoryObj<typeof meta>;
export const AnyNumber: Story = {};
export const One: Story = {
  args: {
    kind: 'radio',
    label: 'First theme',
    choices: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
    chosen: ['light'],
  },
};
export const Wrong: Story = { args: { chosen: [], required: true, error: 'Choose at least one.' } };
export const Disabled: Story = { args: { disabled: true } };
