import { htmlToText } from '#src/lib/html-to-text.ts';

/** The first line of the platform's HTML as plain text; empty where it has no text. */
export const firstLine = (html: string): string => {
  const [block] = htmlToText(html);
  if (block === undefined) return '';
  if (block.kind === 'heading') return block.text;
  return (block.kind === 'list' ? block.items[0] : block.lines)?.[0] ?? '';
};
