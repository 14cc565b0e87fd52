import type { FieldRule } from '#schemas/register-rules.ts';

const MAX_LENGTH = 255;

/** The pattern must match the whole value; one that does not compile accepts everything. */
const matches = (pattern: string, value: string): boolean => {
  if (pattern === '*') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
};

/** The message key of a violated rule, `null` if the value passes. Lengths count characters, not UTF-16 units. */
export const checkField = (
  rule: FieldRule | undefined,
  value: string | undefined,
  required: boolean,
): string | null => {
  const given = value ?? '';
  if (given === '') return required ? 'input_empty' : null;
  if (rule === undefined) return null;
  const length = [...given].length;
  const fits = length >= rule.minLength && length <= Math.min(rule.maxLength, MAX_LENGTH);
  return fits && matches(rule.acceptedPattern, given) ? null : `reg_pattern_${rule.patternId}`;
};

/** As `checkField`, for a new password: a login trims what is typed, so blanks at its ends are refused. */
export const checkNewPassword = (
  rule: FieldRule | undefined,
  value: string | undefined,
  required: boolean,
): string | null =>
  checkField(rule, value, required) ?? (value !== undefined && value !== value.trim() ? 'password_blanks' : null);
