import type { ComponentProps, ReactNode } from 'react';
import type { FieldOptions } from '#schemas/forms/form-schema.ts';
import { Button } from '#src/ui/button.tsx';
import type { SchemaForm } from '../schema-form.tsx';
import { sampleControlForm, type SampleControl } from './sample-control-form.ts';

type Form = ComponentProps<typeof SchemaForm>;

interface ShownControl extends SampleControl {
  /** The name of a field in the form texts, or the full label. */
  readonly name: string;
  /** Form values that fill in this control. */
  readonly filled: NonNullable<Form['initial']>;
  readonly wrong: string;
  /** Other form props that this control needs. */
  readonly around?: Partial<Form>;
  /** Other fields that the form has but does not render. */
  readonly beside?: Readonly<Record<string, SampleControl>>;
}

const submit: ReactNode = (
  <Button type="submit" size="lg" block>
    Send
  </Button>
);

/** Creates args and decorators for the stories of one control: a form with only this control, in each of the states that a control can have. */
export const controlStates = ({ name, filled, wrong, around = {}, beside = {}, ...control }: ShownControl) => {
  const formOf = (
    options: Partial<FieldOptions> & { readonly disabled?: boolean; readonly readonly?: boolean } = {},
    isRequired = true,
  ): Form['form'] =>
    sampleControlForm(
      { [name]: { ...control, options: { ...control.options, ...options } }, ...beside },
      isRequired ? [name] : [],
    );
  const args: Form = { form: formOf(), label: 'Sample', onSubmit: () => undefined, children: submit, ...around };
  // A disabled or read-only field has no slot buttons either.
  const locked = { initial: filled, slots: {} };
  return {
    args,
    decorators: [(Story: () => ReactNode) => <main className="mx-auto max-w-md bg-surface p-4 sm:p-6">{Story()}</main>],
    empty: { args },
    optional: { args: { ...args, form: formOf({}, false) } },
    filled: { args: { ...args, initial: filled } },
    wrong: { args: { ...args, initial: filled, serverErrors: { [name]: wrong } } },
    disabled: { args: { ...args, ...locked, form: formOf({ disabled: true }) } },
    readOnly: { args: { ...args, ...locked, form: formOf({ readonly: true }) } },
  };
};
