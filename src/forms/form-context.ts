import { createContext, use, type ComponentType } from 'react';
import type { FieldGroup } from '#schemas/forms/form-schema.ts';
import type { FormSession } from './form-session.ts';
import type { FieldValue } from './form-values.ts';

/** A country for the mobile field; `diallingCode` is digits without the plus sign. */
export interface FormCountry {
  readonly code: string;
  readonly name: string;
  readonly diallingCode: string;
  readonly flagUrl: string;
}

/** What a slot may do with the form that it stands in. */
export interface FormHandle {
  readonly value: (name: string) => FieldValue | undefined;
  readonly set: (name: string, value: FieldValue) => void;
  /** Shows what is wrong with one field; false when something is. */
  readonly check: (name: string) => Promise<boolean>;
  readonly focus: (name: string) => void;
}

/** A part that a feature adds to a field by its name: the send button of a code, the picture of a captcha. */
export type FormSlots = Readonly<Record<string, ComponentType<{ form: FormHandle }>>>;

export interface FormSurroundings {
  readonly session: FormSession;
  readonly handle: FormHandle;
  readonly slots: FormSlots;
  readonly countries: readonly FormCountry[];
  /** Some fields come and go with the values of others. */
  readonly conditional: boolean;
  readonly groups: readonly FieldGroup[];
  readonly groupHeading: (id: string) => string | null;
}

export const FormContext = createContext<FormSurroundings | null>(null);

/** The form around a widget; `null` where a widget is drawn by a plain RJSF form. */
export const useSurroundings = (): FormSurroundings | null => use(FormContext);
