import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxWidget } from './checkbox-widget.tsx';
import { Edited, onSurface, widgetStates } from '../structure/structure-states.tsx';

const states = widgetStates({
  field: { type: 'boolean', title: 'Opens in a new tab', const: true },
  filled: true,
  refused: false,
});

const meta = {
  title: 'Forms/Widgets/Box',
  component: Edited,
  subcomponents: { CheckboxWidget },
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
