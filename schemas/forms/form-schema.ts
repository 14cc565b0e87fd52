import type { Bounds } from './bounds-text.ts';

/** The text that stands for a rule: `key`, or `fallback` where no catalogue holds it, with its bounds filled in. */
export interface RuleMessage {
  readonly key: string;
  readonly fallback: string;
  readonly bounds: Bounds | null;
  /** What the text has places for; numbers and days are written as the language does. */
  readonly values?: Readonly<Record<string, string | number | Date>>;
}

/** Another field of the same form whose value must be the same, and the text that says so. */
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
  /** Stands for everything that the field's rule may refuse. */
  readonly 'x-message'?: RuleMessage;
  /** A pattern of the platform that is not catalogued: checked off the main thread, after everything else has passed. */
  readonly 'x-check'?: { readonly pattern: string };
  readonly 'x-same-as'?: SameAs;
}

/** Fields that exist only while `if` holds. */
export interface FormCondition {
  readonly if: object;
  readonly then?: Partial<Pick<FormSchema, 'required' | 'properties'>>;
  readonly else?: Partial<Pick<FormSchema, 'required' | 'properties'>>;
}

/** A form that sends one flat object. */
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
  | 'upload';

export interface FieldOptions {
  readonly labelKey: string;
  readonly placeholderKey?: string;
  /** A star stands before the placeholder: the field is required. */
  readonly star?: boolean;
  readonly hintKey?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal';
  /** Kept while the form is closed and open again; never a password, a code or a captcha. */
  readonly kept: boolean;
  /** Part of what is sent. */
  readonly sent: boolean;
  /** White space around the value is dropped. */
  readonly trimmed: boolean;
  /** The field that this control draws along with its own. */
  readonly partner?: string;
  /** Shows how strong the value is. */
  readonly strength?: boolean;
  readonly agreement?: { readonly age: number; readonly termsHref: string };
  readonly choices?: readonly { readonly value: string; readonly labelKey: string }[];
  /** The first and the last day that a date may be, as yyyy-MM-dd. */
  readonly days?: { readonly first?: string; readonly last?: string };
  /** The money of an amount: ISO 4217, the brand's symbol, and amounts at one press as decimal texts. */
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

/** The ui schema: by field, beside the order and the headed groups. */
export interface FormUi {
  readonly order: readonly string[];
  readonly groups: readonly FieldGroup[];
  readonly fields: Readonly<Record<string, FieldUi>>;
}

export interface FormDescription {
  readonly schema: FormSchema;
  readonly ui: FormUi;
}
