import { fitsPattern } from '#schemas/forms/field-rule-schema.ts';
import type { FieldRule } from '#schemas/register-rules.ts';

const MAX_LENGTH = 255;

/** Returns the message key of the rule that a value violates, or `null` if it violates none. Lengths are in characters, not in UTF-16 units. */
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
  return fits && (rule.acceptedPattern === '*' || fitsPattern(rule.acceptedPattern, given))
    ? null
    : `reg_pattern_${rule.patternId}`;
};

/** Checks a new password. In addition to `checkField`, it refuses blanks at the beginning and end, because a login trims the password. */
export const checkNewPassword = (
  rule: FieldRule | undefined,
  value: string | undefined,
  required: boolean,
): string | null =>
  checkField(rule, value, required) ?? (value !== undefined && value !== value.trim() ? 'password_blanks' : null);
