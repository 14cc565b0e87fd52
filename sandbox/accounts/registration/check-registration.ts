import { isRuled } from '#schemas/register-fields.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { checkField, checkNewPassword } from '#sandbox/accounts/fields/check-field.ts';

export type SubmittedFields = Readonly<Partial<Record<string, unknown>>>;

export interface FieldRequirements {
  /** The fields that are required regardless of the rules. */
  readonly required: readonly string[];
  /** The fields that are ignored even if a rule enables them. */
  readonly excluded: readonly string[];
}

/** Fields that are checked elsewhere: the captcha and the SMS code. */
const CHECKED_ELSEWHERE = new Set(['captcha', 'verificationCode']);

const PASSWORDS = new Set(['password', 'paymentPassword']);

const textField = (fields: SubmittedFields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * Checks a registration against the merchant's rules and returns a message key for each invalid field. Disabled fields and fields that registration
 * does not have are not checked.
 */
export const checkRegistration = (
  rules: RegisterRules,
  fields: SubmittedFields,
  { required, excluded }: FieldRequirements,
): Readonly<Record<string, string>> => {
  const checked = new Set([...Object.keys(rules).filter((name) => isRuled(name) && rules[name]?.enabled), ...required]);
  const problems: Record<string, string> = {};
  for (const name of checked) {
    if (CHECKED_ELSEWHERE.has(name) || excluded.includes(name)) continue;
    const rule = rules[name];
    const check = PASSWORDS.has(name) ? checkNewPassword : checkField;
    const key = check(rule, textField(fields, name), required.includes(name) || (rule?.required ?? false));
    if (key !== null) problems[name] = key;
  }
  const confirmation = textField(fields, 'confirmPassword');
  if (confirmation !== undefined && confirmation !== (textField(fields, 'password') ?? ''))
    problems['confirmPassword'] = 'inconsistent_twice';
  return problems;
};
