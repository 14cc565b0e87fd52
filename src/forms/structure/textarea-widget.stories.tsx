import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextareaWidget } from './textarea-widget.tsx';
import { Edited, onSurface, widgetStates } from './structure-states.tsx';

const states = widgetStates({
  field: { type: 'string', title: 'What happened', maxLength: 40 },
  ui: { 'ui:widget': 'textarea' },
  filled: 'The reels stop first.',
  refused: 'The reels stop before the sound does, on every third spin.',
});

const meta = {
  title: 'Forms/Widgets/Text area',
  component: Edited,
  subcomponents: { TextareaWidget },
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
