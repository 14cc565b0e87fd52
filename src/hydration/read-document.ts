import { parseJson } from '#src/lib/parse-json.ts';
import type { DocumentBlock, DocumentData, SharedData } from '#src/document/document-data.ts';

/** Milliseconds before each retry after a network failure. */
const PAUSES = [500, 2000] as const;

/** Fetches the text at a URL. Rejects with a `TypeError`, like `fetch`, if every attempt fails because of the network. */
const textAt = async (address: string, tried = 0): Promise<string> => {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} ${answer.status}`);
    return await answer.text();
  } catch (error) {
    const pause = PAUSES[tried];
    if (pause === undefined || !(error instanceof TypeError)) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return textAt(address, tried + 1);
  }
};

/**
 * Reads the data block of the page and the file named in it, which the page preloads. Rejects if the page was not made by `publish`, or if the file
 * no longer exists or does not arrive.
 */
export const readDocument = async (page: Document): Promise<DocumentData> => {
  const { shared, texts, ...own } = parseJson(page.getElementById('marquee')?.textContent ?? '') as DocumentBlock;
  const data = parseJson(await textAt(shared)) as SharedData;
  return { ...data, ...own, texts: { ...data.texts, ...texts } };
};
