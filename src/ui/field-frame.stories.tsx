import type { Meta, StoryObj } from '@storybook/react-vite';
import { describedBy, FieldFrame } from './field-frame.tsx';
import { fieldBox, fieldEdge, fieldInput } from './field-styles.ts';

const meta = {
  title: 'UI/Field frame',
  component: FieldFrame,
  args: { id: 'nickname', label: 'Nickname', children: null },
  render: ({ children: _children, ...frame }) => (
    <FieldFrame {...frame}>
      <div className={`${fieldBox} ${fieldEdge(Boolean(frame.error))}`}>
        <input
          id={frame.id}
          defaultValue="Ana"
          aria-invalid={frame.error ? true : undefined}
          aria-describedby={describedBy(frame.id, frame)}
          className={fieldInput}
        />
      </div>
    </FieldFrame>
  ),
  decorators: [(Story) => <div className="max-w-sm bg-surface p-6">{Story()}</div>],
} satisfies Meta<typeof FieldFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Hinted: Story = { args: { required: true, hint: 'As other players see you' } };

export const Wrong: Story = { args: { error: 'This name is taken.', hint: 'As other players see you' } };

export const WithoutItsLabel: Story = { args: { hideLabel: true } };
