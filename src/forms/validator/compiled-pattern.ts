import { stepsFor, type CountSteps } from './json-value.ts';

const MAX_KEPT = 500;
/** What it costs to compile a pattern. */
const COMPILE_STEPS = 50;
const compiled = new Map<string, RegExp>();

/** Compiles a pattern, and keeps it for the next time. Throws on a broken one; `findSchemaError` finds those when the schema is loaded. */
export const compiledPattern = (source: string, count?: CountSteps): RegExp => {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  count?.(COMPILE_STEPS + stepsFor(source));
  const pattern = new RegExp(source, 'u');
  const oldest = compiled.keys().next();
  if (compiled.size >= MAX_KEPT && oldest.done === false) compiled.delete(oldest.value);
  compiled.set(source, pattern);
  return pattern;
};

/** Whether a text matches a pattern of our own, which takes time in proportion to the text. Those of the platform run in a worker. */
export const matches = (source: string, text: string, count: CountSteps): boolean => {
  count(stepsFor(text));
  return compiledPattern(source, count).test(text);
};
