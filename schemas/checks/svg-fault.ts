import { LIMITS } from './limits.ts';

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/<!(?:doctype|entity)/i, 'a document type or entity'],
  [/<\?(?!xml\s)/i, 'a processing instruction'],
  [
    /<\s*(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|listener)\b/i,
    'a script or foreign content',
  ],
  [
    /<\s*(?:[\w-]+:)?(?:a|animate|set|animateMotion|animateTransform)\b[^<>]*\b(?:href|attributeName\s*=\s*["']?\s*(?:xlink:)?href)/i,
    'a link',
  ],
  [/[\s"'/]on[a-z]+\s*=/i, 'an event handler'],
  [/(?:href|src)\s*=\s*(?:"(?!\s*#)[^"]*"|'(?!\s*#)[^']*'|(?!["'\s#])[^\s>]+)/i, 'an external reference'],
  [/url\(\s*["']?\s*(?!#|["'\s])/i, 'an external reference'],
  [/@import|javascript:|expression\(/i, 'an external reference'],
];

/**
 * Returns why an SVG file is unsafe to serve, or `null` if it is safe. Character references are rejected, because they
 * could hide any of the other faults.
 */
export const svgFault = (text: string): string | null => {
  if (text.length > LIMITS.svg) return 'more than can be checked';
  if (!/<svg[\s/>]/i.test(text)) return 'no <svg> element';
  if (text.includes('&#')) return 'character references';
  return FAULTS.find(([sign]) => sign.test(text))?.[1] ?? null;
};
