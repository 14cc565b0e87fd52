import type { DocumentData, SharedData } from '#src/document/document-data.ts';
import type { SiteFile } from './site-file.ts';
import { contentHash } from './hashes.ts';
import { mediaType } from './media-types.ts';

export interface SharedDataFile {
  readonly address: string;
  readonly file: SiteFile;
}

/** Returns the data file that all documents of a brand in one language share, with a content hash in its URL. */
export const sharedDataFile = ({ brand, language, languages, texts, brandTexts }: DocumentData): SharedDataFile => {
  const shared: SharedData = { brand, language, languages, texts, brandTexts };
  const text = JSON.stringify(shared);
  const address = `/data.${contentHash(text)}.${language}.json`;
  return { address, file: { type: mediaType(address), body: new TextEncoder().encode(text) } };
};
