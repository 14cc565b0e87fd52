import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Edited, onSurface } from '../structure/structure-states.tsx';
import { HiddenWidget } from './hidden-widget.tsx';

/** A value that goes with the form and is not drawn. */
const meta = {
  title: 'Forms/Widgets/Hidden',
  component: Edited,
  subcomponents: { HiddenWidget },
  args: {
    schema: { type: 'object', properties: { brand: { type: 'string' }, name: { type: 'string', title: 'Name' } } },
    ui: { brand: { 'ui:widget': 'hidden' } },
    value: { brand: 'perya', name: 'Perya' },
  },
  decorators: onSurface,
} satisfies Meta<typeof Edited>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(canvasElement.querySelector('input[type=hidden]')).toHaveValue('perya');
  },
};
