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
  [/(?:href|src)\s*=\s*(?:"(?!\s*#)[^"]*"|'(?!\s*#)[^']*'|(?!["'\s#])[^\s>]+)/i, 'a reference out of the file'],
  [/url\(\s*["']?\s*(?!#|["'\s])/i, 'a reference out of the file'],
  [/@import|javascript:|expression\(/i, 'a reference out of the file'],
];

const LONGEST = 200_000;

/** What makes an SVG file unfit to be served, or null. Character references are refused: they could hide any of these. */
export const svgFault = (text: string): string | null => {
  if (text.length > LONGEST) return 'more than can be looked through';
  if (!/<svg[\s/>]/i.test(text)) return 'no <svg> element';
  if (text.includes('&#')) return 'character references';
  return FAULTS.find(([sign]) => sign.test(text))?.[1] ?? null;
};
