import type { RegisterRules } from '#schemas/register-rules.ts';
import { checkField } from './check-field.ts';

export type SubmittedFields = Readonly<Partial<Record<string, unknown>>>;

export interface Demands {
  /** Asked for whatever the rules say. */
  readonly always: readonly string[];
  /** Not asked for, though a rule may enable them. */
  readonly never: readonly string[];
}

/** The captcha and codes have checks of their own; the confirmation has no rule. */
const CHECKED_ELSEWHERE = new Set(['captcha', 'verificationCode']);

const textOf = (fields: SubmittedFields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
};

/** Field name -> message key, by the merchant's rules: a field that is not enabled is neither checked nor kept. */
export const checkRegistration = (
  rules: RegisterRules,
  fields: SubmittedFields,
  { always, never }: Demands,
): Readonly<Record<string, string>> => {
  const asked = new Set([...Object.keys(rules).filter((name) => rules[name]?.enabled), ...always]);
  const problems: Record<string, string> = {};
  for (const name of asked) {
    if (CHECKED_ELSEWHERE.has(name) || never.includes(name)) continue;
    const rule = rules[name];
    const key = checkField(rule, textOf(fields, name), always.includes(name) || (rule?.required ?? false));
    if (key !== null) problems[name] = key;
  }
  const confirmation = textOf(fields, 'confirmPassword');
  if (confirmation !== undefined && confirmation !== (textOf(fields, 'password') ?? ''))
    problems['confirmPassword'] = 'inconsistent_twice';
  return problems;
};
