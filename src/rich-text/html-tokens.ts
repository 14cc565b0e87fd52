export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string };

/** Elements whose content is not readable text. */
const SKIPPED = new Set([
  'script',
  'style',
  'template',
  'textarea',
  'title',
  'head',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'xmp',
  'svg',
  'math',
  'select',
  'button',
  'audio',
  'video',
  'canvas',
]);

/** The index after the tag that starts at `from`; a `>` in quotes does not end it. */
const endOfTag = (html: string, from: number): number => {
  let quote: string | null = null;
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at];
    if (quote !== null) {
      if (sign === quote) quote = null;
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return html.length;
};

const endOfSkipped = (lower: string, name: string, from: number): number => {
  const close = lower.indexOf(`</${name}`, from);
  return close === -1 ? lower.length : endOfTag(lower, close);
};

/** Tokenizes HTML into text and tag names; attributes, comments and non-text elements are dropped. No DOM is built, so nothing can run or load. */
export const htmlTokens = (html: string): readonly HtmlToken[] => {
  const lower = html.toLowerCase();
  const tokens: HtmlToken[] = [];
  let at = 0;
  while (at < html.length) {
    const mark = html.indexOf('<', at);
    const end = mark === -1 ? html.length : mark;
    if (end > at) tokens.push({ kind: 'text', text: html.slice(at, end) });
    if (mark === -1) break;
    const tag = /^<(\/?)([a-z][a-z0-9:-]*)/.exec(lower.slice(mark, mark + 40));
    if (tag !== null) {
      const [, slash = '', name = ''] = tag;
      at = endOfTag(html, mark + 1);
      if (slash === '' && SKIPPED.has(name)) at = endOfSkipped(lower, name, at);
      else tokens.push({ kind: slash === '' ? 'open' : 'close', name });
    } else if (html.startsWith('<!--', mark)) {
      const close = html.indexOf('-->', mark + 4);
      at = close === -1 ? html.length : close + 3;
    } else if (/^<[!?/]/.test(html.slice(mark, mark + 2))) {
      at = endOfTag(html, mark + 1);
    } else {
      tokens.push({ kind: 'text', text: '<' });
      at = mark + 1;
    }
  }
  return tokens;
};
