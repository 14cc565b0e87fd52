import type { Control, FieldOptions } from './forms/form-schema.ts';
import { MOBILE_BOUNDS } from './forms/mobile-rule.ts';
import type { PatternId } from './forms/pattern-catalogue.ts';

interface RegisterFieldRow {
  readonly control: Control;
  /**
   * The key of the error message if the pattern id has no text. The keys of the label and the placeholder are `field.<name>` and
   * `placeholder.<name>`.
   */
  readonly fallback: string;
  readonly options: Partial<
    Pick<FieldOptions, 'autoComplete' | 'inputMode' | 'pairedField' | 'strength' | 'hintKey' | 'text'>
  >;
  /** The pattern id and the lengths that apply if the platform has no enabled rule; undefined if the platform never sends a rule for the field. */
  readonly bounds?: readonly [pattern: PatternId, least: number, most: number];
  /** The key of the field in the member's profile; undefined if the profile does not store the field. */
  readonly stored?: string;
  /** Whether the field is a messenger ID, through which customer service can reach the member. Members can edit it in their profile. */
  readonly messenger?: true;
}

const text = (options: RegisterFieldRow['options'] = {}, fallback = 'format') =>
  ({ control: 'text', fallback, options }) as const;
const password = (options: RegisterFieldRow['options']) =>
  ({ control: 'password', fallback: 'format', options }) as const;
const hidden = { control: 'hidden', fallback: 'format', options: {} } as const;

const fieldTable = <const Rows extends Readonly<Record<string, RegisterFieldRow>>>(rows: Rows) => rows;

/** The maximum number of steps in a registration. */
export const MAX_REGISTER_STEPS = 3;

/**
 * All fields that a registration may have, in the default order. A new field needs only a row here and its texts: the input of the calls, the forms,
 * the profile, the brand file and the sandbox are derived from this table.
 */
const ROWS = fieldTable({
  username: { ...text({ autoComplete: 'username', text: 'name' }), bounds: [2, 4, 16] },
  password: { ...password({ autoComplete: 'new-password', strength: true }), bounds: [5, 6, 20] },
  confirmPassword: password({ autoComplete: 'new-password' }),
  countryDialingCode: hidden,
  mobileNum: {
    control: 'mobile',
    fallback: 'mobile',
    options: { autoComplete: 'tel-national', inputMode: 'tel', pairedField: 'countryDialingCode' },
    bounds: MOBILE_BOUNDS,
  },
  verificationCode: {
    control: 'code',
    fallback: 'code',
    options: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  payeeName: {
    ...text({ autoComplete: 'name', hintKey: 'hint.payeeName' }, 'real_name'),
    bounds: [9, 2, 60],
    stored: 'realName',
  },
  email: { ...text({ autoComplete: 'email', inputMode: 'email', text: 'name' }), bounds: [4, 6, 255] },
  paymentPassword: { ...password({ autoComplete: 'off', hintKey: 'hint.paymentPassword' }), bounds: [7, 6, 6] },
  line: { ...text(), bounds: [10, 3, 40], stored: 'line', messenger: true },
  whatsapp: { ...text({ inputMode: 'tel' }, 'phone'), bounds: [10, 3, 40], stored: 'whatsapp', messenger: true },
  facebook: { ...text(), bounds: [10, 3, 60], stored: 'facebook', messenger: true },
  wechat: { ...text(), bounds: [10, 4, 40], stored: 'wechat', messenger: true },
  qqNum: { ...text({ inputMode: 'numeric', text: 'code' }), bounds: [7, 5, 12], stored: 'qqNum', messenger: true },
  idNumber: { ...text({ autoComplete: 'off', text: 'name' }), bounds: [5, 6, 20], stored: 'idNumber' },
  recommenderId: { ...text({ autoComplete: 'off', text: 'name' }, 'invitation'), bounds: [5, 4, 20] },
  affiliateCode: { ...text({ autoComplete: 'off', text: 'name' }, 'invitation'), bounds: [5, 4, 20] },
  referralCode: hidden,
  domain: hidden,
  captcha: { control: 'captcha', fallback: 'code', options: { autoComplete: 'off' }, bounds: [5, 4, 6] },
});

type Rows = typeof ROWS;
export type RegisterField = keyof Rows;
type FieldWith<Row> = { [K in RegisterField]: Rows[K] extends Row ? K : never }[RegisterField];
/** Fields for which the platform may send a rule. */
export type FieldWithRule = FieldWith<{ readonly bounds: readonly unknown[] }>;
export type Messenger = FieldWith<{ readonly messenger: true }>;
type StoredField = FieldWith<{ readonly stored: string }>;
/** The keys of registered fields in a member's profile. */
export type StoredName = Rows[StoredField]['stored'];

export const REGISTER_CONTROLS: Readonly<Record<RegisterField, RegisterFieldRow>> = ROWS;
export const isRegisterField = (name: string): name is RegisterField => Object.hasOwn(ROWS, name);
export const REGISTER_FIELDS: readonly RegisterField[] = Object.keys(ROWS).filter(isRegisterField);

export const isRuled = (name: string): name is FieldWithRule =>
  isRegisterField(name) && REGISTER_CONTROLS[name].bounds !== undefined;
export const FIELDS_WITH_RULES: readonly FieldWithRule[] = REGISTER_FIELDS.filter(isRuled);

export const isMessenger = (name: string): name is Messenger =>
  isRegisterField(name) && REGISTER_CONTROLS[name].messenger === true;
/** The messenger fields. The first messenger ID that a member saves earns a bonus. */
export const MESSENGERS: readonly Messenger[] = REGISTER_FIELDS.filter(isMessenger);
