import { fitsPattern } from '#schemas/forms/field-rule-schema.ts';
import type { FieldRule } from '#schemas/register-rules.ts';

const MAX_LENGTH = 255;

/** Returns the message key of a violated rule, or `null` if the value passes. Lengths count characters, not UTF-16 units. */
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

/** Like `checkField`, but for a new password: a login trims the typed password, so blanks at either end are refused. */
export const checkNewPassword = (
  rule: FieldRule | undefined,
  value: string | undefined,
  required: boolean,
): string | null =>
  checkField(rule, value, required) ?? (value !== undefined && value !== value.trim() ? 'password_blanks' : null);
