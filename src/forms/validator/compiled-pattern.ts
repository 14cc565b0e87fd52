import { stepsToMatch, type CountSteps } from './work-budget.ts';

const MAX_KEPT = 500;
/** Maximum length of a pattern, in characters; the same as for the platform's patterns. */
const MAX_LENGTH = 512;
/** Costs of compiling a pattern, in steps. A Unicode property costs the most, because it expands to hundreds of ranges. */
const COMPILE_STEPS = 50;
const COMPILE_STEPS_A_CHARACTER = 2;
const COMPILE_STEPS_A_PROPERTY = 120;
const PROPERTY = /\\p/giu;
const compiled = new Map<string, RegExp>();

/** Compiles a pattern and caches it. Throws if the pattern is invalid or too long; `findSchemaError` reports such patterns when a schema is loaded. */
export const compiledPattern = (source: string, count: CountSteps): RegExp => {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  if (source.length > MAX_LENGTH) throw new Error(`A pattern has more than ${MAX_LENGTH} characters`);
  const properties = source.match(PROPERTY)?.length ?? 0;
  count(COMPILE_STEPS + COMPILE_STEPS_A_CHARACTER * source.length + COMPILE_STEPS_A_PROPERTY * properties);
  const pattern = new RegExp(source, 'u');
  const oldest = compiled.keys().next();
  if (compiled.size >= MAX_KEPT && oldest.done === false) compiled.delete(oldest.value);
  compiled.set(source, pattern);
  return pattern;
};

/** Whether a text matches one of our own patterns, which run in linear time. The platform's patterns may not, so they run in a worker. */
export const matches = (source: string, text: string, count: CountSteps): boolean => {
  count(stepsToMatch(text, source.length));
  return compiledPattern(source, count).test(text);
};
