import type { FieldRule } from '../register-rules.ts';
import type { FieldSchema, RuleMessage } from './form-schema.ts';
import { isCatalogued, anchored } from './pattern-catalogue.ts';
import { translatePattern } from './translate-pattern.ts';

/** A platform rule that cannot be applied as it was sent. It is reported to the operator's log. */
export interface RuleFault {
  readonly field: string;
  /** `unknown`: the site has no field of this name. */
  readonly fault: 'bounds' | 'pattern' | 'unknown';
  readonly rule: FieldRule;
}
export type ReportFault = (fault: RuleFault) => void;

const MAX_PATTERN_LENGTH = 512;
const ANYTHING = '*';

/**
 * Compiles a pattern from the platform, translated from other regular-expression dialects, so that it must match the
 * whole value. Returns `null` if browsers cannot apply it.
 */
export const compilePattern = (pattern: string): RegExp | null => {
  const translated = translatePattern(pattern);
  if (translated === null) return null;
  try {
    return new RegExp(anchored(translated.source), `u${translated.flags}`);
  } catch {
    return null;
  }
};

/** Whether a whole value, normalised to NFC, matches a pattern from the platform. A pattern that cannot be applied accepts every value. */
export const fitsPattern = (pattern: string, value: string): boolean =>
  compilePattern(pattern)?.test(value.normalize('NFC')) ?? true;

const patternKeywords = ({ acceptedPattern }: FieldRule): Pick<FieldSchema, 'pattern' | 'x-check'> | null => {
  if (acceptedPattern === ANYTHING || acceptedPattern === '') return {};
  if (isCatalogued(acceptedPattern)) return { pattern: anchored(acceptedPattern) };
  const translated = translatePattern(acceptedPattern);
  if (translated?.flags === '' && isCatalogued(translated.source)) return { pattern: anchored(translated.source) };
  if (acceptedPattern.length > MAX_PATTERN_LENGTH || compilePattern(acceptedPattern) === null) return null;
  return { 'x-check': { pattern: acceptedPattern } };
};

const isLength = (length: number): boolean => Number.isInteger(length) && length >= 0;
const boundsOf = ({ minLength, maxLength }: FieldRule): RuleMessage['bounds'] =>
  isLength(minLength) && isLength(maxLength) && maxLength > 0 && minLength <= maxLength
    ? { min: minLength, max: maxLength }
    : null;

/**
 * Converts a rule to a JSON Schema property. Lengths are in characters, and the pattern must match the whole value.
 * Impossible bounds are ignored, and a pattern that does not compile counts as `*`; both are reported. `fallback` is
 * the message key to use if the pattern id has none.
 */
export const fieldRuleSchema = (
  field: string,
  rule: FieldRule,
  fallback: string,
  report: ReportFault = () => undefined,
): FieldSchema => {
  const bounds = boundsOf(rule);
  const pattern = patternKeywords(rule);
  if (bounds === null) report({ field, fault: 'bounds', rule });
  if (pattern === null) report({ field, fault: 'pattern', rule });
  return {
    type: 'string',
    ...(bounds === null ? {} : { minLength: bounds.min, maxLength: bounds.max }),
    ...pattern,
    'x-message': { key: bounds === null ? fallback : `reg_pattern_${rule.patternId}`, fallback, bounds },
  };
};

const EDGE_BLANKS = { pattern: '^\\s|\\s$' };

/** Returns the field for a new password. It rejects spaces at the beginning and end, because the login form trims its input. */
export const withoutEdgeBlanks = (password: FieldSchema): FieldSchema => ({ ...password, not: EDGE_BLANKS });

/** Creates a field whose value must equal that of `field`. */
export const confirmationOf = (field: string, message = 'confirmation'): FieldSchema => ({
  type: 'string',
  'x-same-as': { field, message },
});
