import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { StructureForm } from './structure-form.tsx';

interface EditedProps {
  readonly schema: RJSFSchema;
  readonly ui?: UiSchema;
  readonly value: unknown;
  readonly disabled?: boolean;
}

const NO_UI: UiSchema = {};

/** A form over data that keeps what is done to it, for stories. */
export function Edited({ schema, ui = NO_UI, value, disabled = false }: EditedProps) {
  const [held, setHeld] = useState(value);
  return (
    <StructureForm schema={schema} ui={ui} value={held} onValue={setHeld} disabled={disabled}>
      <Button type="submit" size="lg" className="mt-6">
        Save
      </Button>
    </StructureForm>
  );
}

/** What frames such a form. */
export const onSurface = [
  (Story: () => ReactNode) => <main className="mx-auto max-w-2xl bg-surface p-4 sm:p-6">{Story()}</main>,
];

const saveWhatIsRefused: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await canvas.findByText('Please check these fields');
};

/** One value of a form in the states that each widget has; `refused` is a value that its schema does not admit. */
export const widgetStates = ({
  field,
  ui = {},
  filled,
  refused,
}: {
  readonly field: RJSFSchema;
  readonly ui?: UiSchema;
  readonly filled: unknown;
  readonly refused: unknown;
}) => {
  const schema: RJSFSchema = { type: 'object', required: ['answer'], properties: { answer: field } };
  const args = (value: unknown, more: UiSchema = {}): EditedProps => ({
    schema,
    ui: { answer: { ...ui, ...more } },
    value: value === undefined ? {} : { answer: value },
  });
  return {
    args: args(undefined),
    empty: { args: args(undefined) },
    filled: { args: args(filled) },
    wrong: { args: args(refused), play: saveWhatIsRefused },
    disabled: { args: { ...args(filled), disabled: true } },
    readOnly: { args: args(filled, { 'ui:readonly': true }) },
  };
};
