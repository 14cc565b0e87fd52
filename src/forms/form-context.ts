import { createContext, use, type ComponentType } from 'react';
import type { FieldGroup } from '#schemas/forms/form-schema.ts';
import type { FormStore } from './form-store.ts';
import type { FieldValue } from './form-values.ts';
import type { FormSteps } from './use-form-steps.ts';

/** A country for the mobile field; `diallingCode` contains digits without the plus sign. */
export interface FormCountry {
  readonly code: string;
  readonly name: string;
  readonly diallingCode: string;
  readonly flagUrl: string;
}

/** The form methods that slot components can call. */
export interface FormHandle {
  /** Returns the value as it would be submitted. */
  readonly getValue: (name: string) => FieldValue | undefined;
  readonly setValue: (name: string, value: FieldValue) => void;
  /** Empties a field and keeps its message, because the user did not correct anything. */
  readonly clearValue: (name: string) => void;
  /** Validates a field and shows its message; resolves to `false` if the field is invalid. */
  readonly validateField: (name: string) => Promise<boolean>;
  readonly focus: (name: string) => void;
}

/** Components that a feature adds to fields, by field name; for example the button that sends a code, or the captcha picture. */
export type FormSlots = Readonly<Record<string, ComponentType<{ form: FormHandle }>>>;

export interface FormContextValue {
  readonly store: FormStore;
  readonly slots: FormSlots;
  readonly countries: readonly FormCountry[];
  /** Whether some fields exist only for certain values of other fields. */
  readonly conditional: boolean;
  readonly groups: readonly FieldGroup[];
  /** The steps of the form; `null` for a form in one step. */
  readonly steps: FormSteps | null;
  readonly groupHeading: (id: string) => string | null;
  /** Rendered at the end of a group of fields. */
  readonly groupEnd: ComponentType<{ readonly id: string; readonly form: FormHandle }> | null;
  /** Shows the terms over the form; if `null`, the link to them opens a new tab. */
  readonly onTerms: (() => void) | null;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the context of the surrounding `SchemaForm`. */
export const useFormContext = (): FormContextValue => {
  const form = use(FormContext);
  if (form === null) throw new Error('useFormContext must be called inside a SchemaForm');
  return form;
};
