import type { TextKind } from '../clean-text.ts';
import type { Bounds } from './bounds-text.ts';

/** The text of a rule: `key`, or `fallback` if no catalogue has that key, with the bounds filled in. */
export interface RuleMessage {
  readonly key: string;
  readonly fallback: string;
  readonly bounds: Bounds | null;
  /** Values of the text's placeholders; numbers and dates are formatted for the language. */
  readonly values?: Readonly<Record<string, string | number | Date>>;
}

/** Another field of the form that must have the same value, and the message if it does not. */
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
  /** The message shown for any failed keyword of the field's rule. */
  readonly 'x-message'?: RuleMessage;
  /** A platform pattern outside the catalogue, checked in a worker after all other rules have passed. */
  readonly 'x-check'?: { readonly pattern: string };
  readonly 'x-same-as'?: SameAs;
  /** For a new password: refuses spaces at either end. */
  readonly not?: { readonly pattern: string };
}

/** Fields that exist only while the `if` condition holds. */
export interface FormCondition {
  readonly if: object;
  readonly then?: Partial<Pick<FormSchema, 'required' | 'properties'>>;
  readonly else?: Partial<Pick<FormSchema, 'required' | 'properties'>>;
}

/** A flat form, whose value is one object without nesting. */
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

/** How the text of a control is cleaned; `null` for secrets and for values that are no text. */
export const textKindOf = (control: Control): TextKind | null => TEXT_KINDS[control] ?? null;

const NEVER_IN_DRAFT: ReadonlySet<Control> = new Set(['password', 'code', 'captcha', 'agreement']);

export const isKeptInDraft = (control: Control): boolean => !NEVER_IN_DRAFT.has(control);

export interface FieldOptions {
  readonly labelKey: string;
  readonly placeholderKey?: string;
  /** Starts the placeholder with an asterisk, because the field is required. */
  readonly asterisk?: boolean;
  readonly hintKey?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** Keeps the value when the form is closed and reopened; never for a password, code or captcha. */
  readonly keptInDraft: boolean;
  /** Whether the field is part of what the form submits. */
  readonly submitted: boolean;
  readonly trimmed: boolean;
  /** How the text is cleaned; otherwise as its control says. */
  readonly text?: TextKind;
  /** Another field that this control also renders. */
  readonly pairedField?: string;
  /** Whether to show the strength of the value. */
  readonly strength?: boolean;
  readonly agreement?: { readonly age: number; readonly termsHref: string };
  /** Choices, labelled by a text key or by the platform's own name. */
  readonly choices?: readonly (
    | { readonly value: string; readonly labelKey: string }
    | { readonly value: string; readonly label: string }
  )[];
  /** The first and last allowed day of a date, as yyyy-MM-dd. */
  readonly days?: { readonly first?: string; readonly last?: string };
  /** ISO 4217 code, the brand's symbol, and quick-select amounts as decimal text. */
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

/** The UI schema of each field, with the order and the groups of fields. */
export interface FormUi {
  readonly order: readonly string[];
  readonly groups: readonly FieldGroup[];
  readonly fields: Readonly<Record<string, FieldUi>>;
}

export interface FormDefinition {
  readonly schema: FormSchema;
  readonly ui: FormUi;
}
