import type { FieldRule } from '#schemas/register-rules.ts';

const LONGEST_VALUE = 255;

/** The whole value must match; a pattern that does not compile admits everything. */
const matches = (pattern: string, value: string): boolean => {
  if (pattern === '*') return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value);
  } catch {
    return true;
  }
};

/** The key of the message that a value deserves, `null` when it passes. Lengths count characters, not UTF-16 units. */
export const checkField = (
  rule: FieldRule | undefined,
  value: string | undefined,
  required: boolean,
): string | null => {
  const given = value ?? '';
  if (given === '') return required ? 'input_empty' : null;
  if (rule === undefined) return null;
  const length = [...given].length;
  const fits = length >= rule.minLength && length <= Math.min(rule.maxLength, LONGEST_VALUE);
  return fits && matches(rule.acceptedPattern, given) ? null : `reg_pattern_${rule.patternId}`;
};
