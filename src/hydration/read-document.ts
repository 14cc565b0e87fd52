import { parseJson } from '#src/lib/parse-json.ts';
import type { DocumentBlock, DocumentData, SharedData } from '#src/document/document-data.ts';

/** Milliseconds before each further try where the network lost what was asked for. */
const PAUSES = [500, 2000] as const;

/** The text at a URL. Rejects with a `TypeError`, as `fetch` does, when the network loses it each time. */
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

/** Reads the data block of the page and the file that it names, which the page asked for ahead. Rejects when the page was not made by `publish`, or when the file is gone or does not come. */
export const readDocument = async (page: Document): Promise<DocumentData> => {
  const { shared, texts, ...own } = parseJson(page.getElementById('marquee')?.textContent ?? '') as DocumentBlock;
  const data = parseJson(await textAt(shared)) as SharedData;
  return { ...data, ...own, texts: { ...data.texts, ...texts } };
};
