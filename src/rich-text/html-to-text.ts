import { decodeEntities } from './html-entities.ts';
import { htmlTokens } from './html-tokens.ts';

export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly string[])[] };

const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'blockquote',
  'pre',
  'table',
  'tbody',
  'thead',
  'tr',
  'hr',
  'figure',
  'figcaption',
  'address',
  'center',
  'form',
  'fieldset',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
]);
const HEADING = /^h[1-6]$/;
const LISTS = new Set(['ul', 'ol', 'menu']);
const CELLS = new Set(['td', 'th']);

type OpenList = { readonly kind: 'list'; readonly ordered: boolean; readonly items: string[][] };

/** Converts the platform's HTML to headings, paragraphs and lists of plain text; everything else is dropped. */
export const htmlToText = (html: string): readonly TextBlock[] => {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  let line = '';
  let list: OpenList | null = null;
  let depth = 0;

  const endLine = (): void => {
    const text = line.replace(/[ \t\r\n\f]+/g, ' ').trim();
    if (text !== '') lines.push(text);
    line = '';
  };
  const endBlock = (): void => {
    endLine();
    if (lines.length === 0) return;
    const item = list?.items.at(-1);
    if (item !== undefined) item.push(...lines);
    else blocks.push({ kind: 'paragraph', lines });
    lines = [];
  };
  const endHeading = (): void => {
    endLine();
    if (list === null && lines.length > 0) blocks.push({ kind: 'heading', text: lines.join(' ') });
    else return endBlock();
    lines = [];
  };
  const endList = (): void => {
    endBlock();
    const items = (list?.items ?? []).filter((item) => item.length > 0);
    if (list !== null && items.length > 0) blocks.push({ ...list, items });
    list = null;
    depth = 0;
  };
  const openOrCloseList = (opens: boolean, ordered: boolean): void => {
    endBlock();
    if (opens) {
      depth += 1;
      list ??= { kind: 'list', ordered, items: [] };
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) endList();
    }
  };

  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') line += decodeEntities(token.text);
    else if (token.name === 'br') endLine();
    else if (LISTS.has(token.name)) openOrCloseList(token.kind === 'open', token.name === 'ol');
    else if (token.name === 'li') {
      endBlock();
      if (token.kind === 'open' && list !== null) (list as OpenList).items.push([]);
    } else if (HEADING.test(token.name)) {
      if (token.kind === 'open') endBlock();
      else endHeading();
    } else if (CELLS.has(token.name)) line += ' ';
    else if (BLOCKS.has(token.name)) endBlock();
  }
  endList();
  return blocks;
};
