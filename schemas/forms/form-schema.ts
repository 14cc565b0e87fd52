import type { TextKind } from '../clean-text.ts';
import type { Bounds } from './bounds-text.ts';

/** The error message of a rule: the text `key`, or `fallback` if no text has that key, with the bounds filled in. */
export interface RuleMessage {
  readonly key: string;
  readonly fallback: string;
  readonly bounds: Bounds | null;
  /** Values for the placeholders of the text. Numbers and dates are formatted for the language. */
  readonly values?: Readonly<Record<string, string | number | Date>>;
}

/** Another field of the form whose value must be the same, and the message if it is not. */
export interface SameAs {
  readonly field: string;
  readonly message: string;
}

/** One field of a form as JSON Schema (2020-12). */
export interface FieldSchema {
  readonly type: 'string' | 'boolean' | 'number' | 'integer' | 'array';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: 'date' | 'email';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly string[];
  readonly const?: string | boolean;
  readonly default?: string;
  /** The message to show if the value violates any keyword of the field's rule. */
  readonly 'x-message'?: RuleMessage;
  /** A pattern from the platform that is not in the catalogue. It is checked in a worker, after all other rules have passed. */
  readonly 'x-check'?: { readonly pattern: string };
  readonly 'x-same-as'?: SameAs;
  /** For a new password: rejects spaces at the beginning and end. */
  readonly not?: { readonly pattern: string };
}

/** A condition of the form: `then` adds fields while `if` holds, and `else` adds fields while it does not. */
export interface FormCondition {
  readonly if: object;
  readonly then?: Partial<Pick<FormSchema, 'required' | 'properties'>>;
  readonly else?: Partial<Pick<FormSchema, 'required' | 'properties'>>;
}

/** The schema of a form. Its value is an object without nested objects. */
export interface FormSchema {
  readonly type: 'object';
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly allOf?: readonly FormCondition[];
}

export type Control =
  | 'text'
  | 'password'
  | 'mobile'
  | 'code'
  | 'captcha'
  | 'agreement'
  | 'select'
  | 'hidden'
  | 'day'
  | 'amount'
  | 'stepper'
  | 'longText'
  | 'upload';

const TEXT_KINDS: Readonly<Partial<Record<Control, TextKind>>> = {
  text: 'line',
  longText: 'lines',
  code: 'code',
  captcha: 'code',
};

/** Returns how the text of a control is cleaned; `null` for secrets and for values that are not text. */
export const textKindOf = (control: Control): TextKind | null => TEXT_KINDS[control] ?? null;

const NEVER_IN_DRAFT: ReadonlySet<Control> = new Set(['password', 'code', 'captcha', 'agreement']);

export const isKeptInDraft = (control: Control): boolean => !NEVER_IN_DRAFT.has(control);

export interface FieldOptions {
  readonly labelKey: string;
  readonly placeholderKey?: string;
  /** Whether the placeholder starts with an asterisk, which marks a required field. */
  readonly asterisk?: boolean;
  readonly hintKey?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** Whether the value is kept while the form is closed. Never true for a password, code or captcha. */
  readonly keptInDraft: boolean;
  /** Whether the field is part of what the form submits. */
  readonly submitted: boolean;
  readonly trimmed: boolean;
  /** How the text is cleaned; by default, as usual for the control. */
  readonly text?: TextKind;
  /** Another field that this control also renders. */
  readonly pairedField?: string;
  /** Whether to show the strength of the value. */
  readonly strength?: boolean;
  readonly agreement?: { readonly age: number; readonly termsHref: string };
  /** The choices of a select field, labelled with a text key or with the name that the platform sends. */
  readonly choices?: readonly (
    | { readonly value: string; readonly labelKey: string }
    | { readonly value: string; readonly label: string }
  )[];
  /** The first and last allowed day of a date, as yyyy-MM-dd. */
  readonly days?: { readonly first?: string; readonly last?: string };
  /** For an amount: the ISO 4217 code of the currency, the brand's symbol, and the amounts to offer as buttons, as decimal text. */
  readonly money?: { readonly currency: string; readonly symbol: string; readonly quick?: readonly string[] };
}

export interface FieldUi {
  readonly 'ui:widget': Control;
  readonly 'ui:options': FieldOptions;
}

export interface FieldGroup {
  readonly id: string;
  readonly fields: readonly string[];
}

/** The UI schema of a form: the order and the groups of its fields, and the UI schema of each field. */
export interface FormUi {
  readonly order: readonly string[];
  readonly groups: readonly FieldGroup[];
  /** The steps of the form, each with all of its fields and the id of the group that begins it; undefined for a form in one step. */
  readonly steps?: readonly FieldGroup[];
  readonly fields: Readonly<Record<string, FieldUi>>;
}

export interface FormDefinition {
  readonly schema: FormSchema;
  readonly ui: FormUi;
}
