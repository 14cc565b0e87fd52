import { createProblem } from './create-problem.ts';

const MAX_DEPTH = 64;
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Returns the nesting depth by counting brackets outside strings before parsing: native parsing copes with 200,000 levels, but code that walks the
 * result would overflow its stack.
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

/** Parses untrusted JSON: at most 64 levels deep, without keys that could reach a prototype. Throws a `Problem` of status 400. */
export const parseJson = (text: string): unknown => {
  if (nestingDepth(text) > MAX_DEPTH) throw createProblem('validation', 400, 'The body is nested too deeply');
  try {
    return JSON.parse(text, (key, value: unknown) => (UNSAFE_KEYS.has(key) ? undefined : value));
  } catch {
    throw createProblem('validation', 400, 'The body is not JSON');
  }
};
