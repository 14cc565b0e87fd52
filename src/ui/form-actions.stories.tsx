import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from './button.tsx';
import { FormActions } from './form-actions.tsx';
import { Modal } from './modal.tsx';
import { TextField } from './text-field.tsx';

const FIELDS = Array.from({ length: 20 }, (_, at) => `Field ${at + 1}`);

const meta = {
  title: 'UI/Form actions',
  component: FormActions,
  args: { children: <Button type="submit">Register</Button> },
  decorators: [
    (Story) => (
      <Modal title="Create an account" closeLabel="Close" onClose={() => undefined}>
        <form className="flex flex-col gap-4">
          {FIELDS.map((label) => (
            <TextField key={label} label={label} onValue={() => undefined} />
          ))}
          <Story />
        </form>
      </Modal>
    ),
  ],
} satisfies Meta<typeof FormActions>;
export default meta;

type Story = StoryObj<typeof meta>;
export const InReach: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Register' });
    const isInReach = () => button.getBoundingClientRect().bottom <= innerHeight;
    await expect(isInReach()).toBe(true);
    for (const label of FIELDS) {
      const field = canvas.getByLabelText(label);
      field.focus();
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
      await expect(isInReach()).toBe(true);
    }
  },
};
