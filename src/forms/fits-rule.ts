import { fieldRuleSchema } from '#schemas/forms/field-rule-schema.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { checkPattern } from './validator/check-pattern.ts';

/** Whether a value matches the length and pattern of a rule, outside a schema form. Returns true if the pattern check gives no result. */
export const fitsRule = async (
  name: string,
  rule: FieldRule,
  value: string,
  check = checkPattern,
): Promise<boolean> => {
  const { minLength = 0, maxLength = Infinity, pattern, 'x-check': own } = fieldRuleSchema(name, rule, '');
  const { length } = Array.from(value);
  if (length < minLength || length > maxLength) return false;
  if (pattern !== undefined) return new RegExp(pattern, 'u').test(value.normalize('NFC'));
  return own === undefined || (await check({ pattern: own.pattern, value })) !== 'fails';
};
