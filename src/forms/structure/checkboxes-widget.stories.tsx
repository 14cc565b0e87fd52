import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxesWidget } from './choice-widgets.tsx';
import { Edited, onSurface, widgetStates } from './structure-states.tsx';

const states = widgetStates({
  field: {
    type: 'array',
    title: 'Languages',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'string', enum: ['EN', 'TY', 'VI'] },
  },
  ui: { 'ui:widget': 'checkboxes' },
  filled: ['EN', 'VI'],
  refused: [],
});

const meta = {
  title: 'Forms/Widgets/Boxes',
  component: Edited,
  subcomponents: { CheckboxesWidget },
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
