import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { UploadWidget } from './upload-widget.tsx';
import { controlStates } from './control-states.tsx';

/** A picture of one pixel. */
const DOT = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

const states = controlStates({
  name: 'Documents',
  control: 'upload',
  schema: { type: 'array', maxItems: 3 },
  filled: { Documents: [new File([DOT], 'front.png', { type: 'image/png', lastModified: 1 })] },
  wrong: 'The picture cannot be read',
});

const meta = {
  title: 'Forms/Widgets/Upload',
  component: SchemaForm,
  subcomponents: { UploadWidget },
  args: states.args,
  decorators: states.decorators,
} satisfies Meta<typeof SchemaForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = states.empty;
export const Optional: Story = states.optional;
export const Filled: Story = states.filled;
export const Wrong: Story = states.wrong;
export const Disabled: Story = states.disabled;
export const ReadOnly: Story = states.readOnly;
