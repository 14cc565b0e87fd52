import type { TextNode } from '#schemas/pages/text-tree.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { trackPromise } from '#src/lib/track-promise.ts';
import { fetchJson } from './text-loader.ts';

const loaded = new Map<string, Promise<readonly TextNode[]>>();

/** Loads the text of a brand's own page from its file. Each file is loaded once; only failed loads are repeated. */
export const loadPageText = (file: string): Promise<readonly TextNode[]> => {
  const known = loaded.get(file);
  if (known !== undefined) return known;
  const text = trackPromise(loadChunk(`page ${file}`, async () => (await fetchJson(file)) as readonly TextNode[]));
  loaded.set(file, text);
  text.catch(() => loaded.delete(file));
  return text;
};
