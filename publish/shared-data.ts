import type { DocumentData, SharedData } from '#src/document/document-data.ts';
import type { SiteFile } from './brand-site.ts';
import { contentHash } from './hashes.ts';
import { mediaType } from './media-types.ts';

export interface SharedFile {
  readonly address: string;
  readonly file: SiteFile;
}

/** The file that all documents of a brand in one language share. Its address names its content. */
export const sharedFile = ({ brand, language, texts, brandTexts }: DocumentData): SharedFile => {
  const shared: SharedData = { brand, language, texts, brandTexts };
  const text = JSON.stringify(shared);
  const address = `/data.${contentHash(text)}.${language}.json`;
  return { address, file: { type: mediaType(address), body: new TextEncoder().encode(text) } };
};
