import { parseJson } from '#src/lib/parse-json.ts';
import type { DocumentData } from './document-data.ts';

/** Reads the data block of the page. Throws when the page was not made by `publish`. */
export const readDocument = (page: Document): DocumentData => {
  const block = page.getElementById('marquee');
  if (block?.textContent == null) throw new Error('this page has no data block #marquee');
  return parseJson(block.textContent) as DocumentData;
};
