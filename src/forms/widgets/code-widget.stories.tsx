import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/button.tsx';
import { SchemaForm } from '../schema-form.tsx';
import { CodeWidget } from './input-widgets.tsx';
import { controlStates } from './control-states.tsx';

const states = controlStates({
  name: 'verificationCode',
  control: 'code',
  options: { autoComplete: 'one-time-code', inputMode: 'numeric', keptInDraft: false },
  filled: { verificationCode: '482913' },
  wrong: 'The code is not right',
  around: {
    slots: {
      verificationCode: () => (
        <Button size="sm" variant="quiet">
          Send code
        </Button>
      ),
    },
  },
});

const meta = {
  title: 'Forms/Widgets/Verification code',
  component: SchemaForm,
  subcomponents: { CodeWidget },
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
