import {
  isKeptInDraft,
  type FieldOptions,
  type FieldSchema,
  type FieldUi,
  type FormDefinition,
  type Control,
} from './form-schema.ts';

/** How to check and show the field for an amount. The numbers are decimal amounts in `currency`. */
export interface AmountTerms {
  readonly currency: string;
  readonly symbol: string;
  readonly min: number;
  readonly max: number;
  /** The amounts that the form offers as buttons. */
  readonly quick: readonly number[];
}

/** Returns the UI schema of a field. By default, the field is submitted, and its value is kept in the form's draft unless it is a secret. */
export const fieldUi = (
  control: Control,
  options: Partial<FieldOptions> & Pick<FieldOptions, 'labelKey'>,
): FieldUi => ({
  'ui:widget': control,
  'ui:options': { keptInDraft: isKeptInDraft(control), submitted: true, trimmed: control !== 'password', ...options },
});

/**
 * Creates the schema of an amount. If the maximum is below the minimum, only the minimum is accepted, so that the error message states a possible
 * amount.
 */
const amountSchema = ({ min, max }: AmountTerms): FieldSchema => ({
  type: 'number',
  minimum: min,
  maximum: Math.max(min, max),
});

const amountUi = ({ currency, symbol, min, max, quick }: AmountTerms): FieldUi =>
  fieldUi('amount', {
    labelKey: 'field.amount',
    inputMode: 'decimal',
    money: {
      currency,
      symbol,
      quick: quick.filter((amount) => amount >= min && amount <= max).map((amount) => String(amount)),
    },
  });

export interface Field {
  readonly schema: FieldSchema;
  readonly ui: FieldUi;
  readonly optional?: true;
}

/** Creates a form with the given fields, in the given order. */
export const formOf = (fields: Readonly<Record<string, Field>>): FormDefinition => ({
  schema: {
    type: 'object',
    required: Object.entries(fields)
      .filter(([, { optional }]) => optional !== true)
      .map(([name]) => name),
    properties: Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
  },
  ui: {
    order: Object.keys(fields),
    groups: [],
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.ui])),
  },
});

const amount = (terms: AmountTerms): Field => ({ schema: amountSchema(terms), ui: amountUi(terms) });

export const paymentPassword: Field = {
  schema: {
    type: 'string',
    pattern: '^[0-9]{6}$',
    'x-message': { key: 'payment_password', fallback: 'format', bounds: null },
  },
  ui: fieldUi('password', { labelKey: 'field.paymentPassword', autoComplete: 'off', inputMode: 'numeric' }),
};

/** Creates the form for the amount of a transfer between wallets, or of a deposit. */
export const amountForm = (terms: AmountTerms): FormDefinition => formOf({ amount: amount(terms) });

/** Creates the form for an amount sent to another member, with the payment password. */
export const paidTransferForm = (terms: AmountTerms): FormDefinition =>
  formOf({ amount: amount(terms), paymentPassword });

/** The form that confirms a withdrawal with the payment password. */
export const paymentPasswordForm: FormDefinition = formOf({ paymentPassword });

export const plainPassword = (labelKey: string): Field => ({
  schema: { type: 'string', minLength: 1 },
  ui: fieldUi('password', { labelKey, autoComplete: 'current-password' }),
});

/**
 * Creates the form for setting a payment password. `asks` is the proof that the member must give. For the first payment
 * password, this is the account's password, or nothing (null) if the account has none; for a change, it is the old
 * payment password.
 */
export const setPaymentPasswordForm = (asks: 'password' | 'paymentPassword' | null): FormDefinition =>
  formOf({
    ...(asks === null
      ? {}
      : { old: plainPassword(asks === 'password' ? 'field.ownPassword' : 'field.oldPaymentPassword') }),
    new: {
      ...paymentPassword,
      ui: fieldUi('password', {
        labelKey: 'field.newPaymentPassword',
        autoComplete: 'off',
        inputMode: 'numeric',
        hintKey: 'hint.newPaymentPassword',
      }),
    },
    repeated: {
      schema: { type: 'string', 'x-same-as': { field: 'new', message: 'inconsistent_twice' } },
      ui: fieldUi('password', {
        labelKey: 'field.repeatPaymentPassword',
        autoComplete: 'off',
        inputMode: 'numeric',
        submitted: false,
      }),
    },
  });

export interface PayoutAccountTerms {
  readonly banks: readonly { readonly bankCode: string; readonly name: string }[];
  /** The member's real name; `null` if it is not known yet. */
  readonly holder: string | null;
}

/** Creates the form for a payout account. The member must be the holder of the account; if the member's name is known, it cannot be changed. */
export const payoutAccountForm = ({ banks, holder }: PayoutAccountTerms): FormDefinition =>
  formOf({
    bankCode: {
      schema: { type: 'string', enum: banks.map(({ bankCode }) => bankCode) },
      ui: fieldUi('select', {
        labelKey: 'field.bankCode',
        placeholderKey: 'placeholder.bankCode',
        choices: banks.map(({ bankCode, name }) => ({ value: bankCode, label: name })),
      }),
    },
    accountNumber: {
      schema: {
        type: 'string',
        pattern: '^[0-9A-Za-z][0-9A-Za-z \\-]{4,38}[0-9A-Za-z]$',
        'x-message': { key: 'account_number', fallback: 'format', bounds: null },
      },
      ui: fieldUi('text', { labelKey: 'field.accountNumber', autoComplete: 'off', inputMode: 'text' }),
    },
    ...(holder === null
      ? {
          holder: {
            schema: { type: 'string' as const, minLength: 2, maxLength: 255 },
            ui: fieldUi('text', { labelKey: 'field.holder', autoComplete: 'name', hintKey: 'hint.holder' }),
          },
        }
      : {}),
  });

/** The form for pictures that prove that the money of a withdrawal did not arrive. */
export const proofForm: FormDefinition = formOf({
  images: {
    schema: { type: 'array', maxItems: 3 },
    ui: fieldUi('upload', { labelKey: 'field.proof' }),
    optional: true,
  },
});
