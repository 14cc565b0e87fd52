import { createProblem } from './create-problem.ts';

const MAX_DEPTH = 64;
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns the nesting depth of a JSON text by counting brackets outside strings. The depth is checked before parsing, because the native parser
 * accepts 200,000 levels, and recursive code would overflow its stack on them.
 */
const nestingDepth = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (quoted) {
      if (sign === 0x5c) at++;
      else if (sign === 0x22) quoted = false;
    } else if (sign === 0x22) quoted = true;
    else if (sign === 0x5b || sign === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (sign === 0x5d || sign === 0x7d) depth--;
  }
  return deepest;
};

/** Parses untrusted JSON of at most 64 levels, without keys that could change a prototype. Throws a problem with status 400 for any other text. */
export const parseJson = (text: string): unknown => {
  if (nestingDepth(text) > MAX_DEPTH) throw createProblem('validation', 400, 'The body is nested too deeply');
  try {
    return JSON.parse(text, (key, value: unknown) => (UNSAFE_KEYS.has(key) ? undefined : value));
  } catch {
    throw createProblem('validation', 400, 'The body is not JSON');
  }
};
