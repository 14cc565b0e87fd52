import { refuse } from './refuse.ts';

const DEEPEST = 64;
const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);

/** Counts brackets outside strings before parsing: 200,000 levels parse natively but overflow whatever walks them. */
const depthOf = (text: string): number => {
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

/** JSON of a stranger: at most 64 levels deep, keys that could reach a prototype dropped. Throws a `Problem` of status 400. */
export const parseJson = (text: string): unknown => {
  if (depthOf(text) > DEEPEST) throw refuse('validation', 400, 'The body is nested too deeply');
  try {
    return JSON.parse(text, (key, value: unknown) => (POLLUTING.has(key) ? undefined : value));
  } catch {
    throw refuse('validation', 400, 'The body is not JSON');
  }
};
