import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchemaForm } from '../schema-form.tsx';
import { CaptchaWidget } from './input-widgets.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'captcha',
  control: 'captcha',
  options: { keptInDraft: false },
  filled: { captcha: '7Q2K' },
  wrong: 'The letters are not right',
  around: {
    slots: {
      captcha: () => (
        <span className="flex h-11 w-32 items-center justify-center rounded-control bg-ink/5 font-display text-lg tracking-widest">
          7Q2K
        </span>
      ),
    },
  },
});

const meta = {
  title: 'Forms/Widgets/Captcha',
  component: SchemaForm,
  subcomponents: { CaptchaWidget },
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
