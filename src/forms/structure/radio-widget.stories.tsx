import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioWidget } from './choice-widgets.tsx';
import { Edited, onSurface, widgetStates } from './structure-states.tsx';

const states = widgetStates({
  field: { type: 'string', title: 'First theme', enum: ['light', 'dark'] },
  ui: { 'ui:widget': 'radio' },
  filled: 'dark',
  refused: undefined,
});

const meta = {
  title: 'Forms/Widgets/Radio buttons',
  component: Edited,
  subcomponents: { RadioWidget },
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
