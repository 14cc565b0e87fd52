import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnySelectWidget } from './choice-widgets.tsx';
import { Edited, onSurface, widgetStates } from './structure-states.tsx';

const states = widgetStates({
  field: { type: 'string', title: 'First theme', enum: ['light', 'dark'] },
  filled: 'dark',
  refused: undefined,
});

const meta = {
  title: 'Forms/Widgets/Any select',
  component: Edited,
  subcomponents: { AnySelectWidget },
  args: states.args,
  decorators: onSurface,
} satisfies Meta<typeof Edited>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = states.empty;
export const Filled: Story = states.filled;
export const Wrong: Story = states.wrong;
export const Disabled: Story = states.disabled;
export const ReadOnly: Story = states.readOnly;
