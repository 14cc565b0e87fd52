import { parseJson } from '#src/lib/parse-json.ts';
import type { DocumentBlock, DocumentData, SharedData } from './document-data.ts';

/** Reads the data block of the page and the file that it names, which the page asked for ahead. Rejects when the page was not made by `publish`, or when the file does not come. */
export const readDocument = async (page: Document): Promise<DocumentData> => {
  const { shared, texts, ...own } = parseJson(page.getElementById('marquee')?.textContent ?? '') as DocumentBlock;
  const answer = await fetch(shared);
  if (!answer.ok) throw new Error(`${shared} ${answer.status}`);
  const data = parseJson(await answer.text()) as SharedData;
  return { ...data, ...own, texts: { ...data.texts, ...texts } };
};
