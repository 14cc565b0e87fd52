import { assetsOf, makeStoryBrand, storyBrands, textsIn, type StoryBrand } from '../story-brands.ts';
import { loadTexts, namespaces } from '../story-texts.ts';
import { storyLooks } from '../story-looks.ts';
import { readDropped, type DroppedBrand, type DroppedFile } from './read-dropped.ts';

const KEPT = 'story-brands';

type SavedFile = readonly [path: string, base64: string];

const fallbacks = (id: string) => ({ pictures: assetsOf(id).keys(), texts: textsIn(id) });

const dropped = new Map<string, StoryBrand>();

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  woff2: 'font/woff2',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
};

const storyBrandOf = ({ id, brand, texts, assets }: DroppedBrand): StoryBrand | null => {
  if (brand === null) return null;
  const others = assetsOf(id);
  const own = new Map(
    [...assets].map(([path, bytes]) => [
      path,
      URL.createObjectURL(new Blob([bytes], { type: TYPES[path.replace(/^.*\./, '')] ?? '' })),
    ]),
  );
  return makeStoryBrand(
    brand,
    (path) => own.get(path) ?? others.get(path) ?? '',
    (language) => texts[language] ?? {},
  );
};

const siteTexts = async (): Promise<Readonly<Record<string, string>>> => {
  const tables = await Promise.all(
    namespaces.map(async (namespace) =>
      Object.entries((await loadTexts('EN'))[namespace] ?? {}).map(
        ([key, text]) => [`${namespace}:${key}`, text] as const,
      ),
    ),
  );
  return Object.fromEntries(tables.flat());
};

const readSaved = (): Readonly<Record<string, readonly SavedFile[]>> => {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Readonly<Record<string, readonly SavedFile[]>>;
  } catch {
    return {};
  }
};

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

const keep = (id: string, files: readonly DroppedFile[]): void => {
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify({ ...readSaved(), [id]: files.map(({ path, bytes }): SavedFile => [path, base64(bytes)]) }),
    );
  } catch {
    // The files are too large to store, or storage is blocked, so the brand will be lost on reload.
  }
};

/** Whether a dropped brand survives a reload. */
export const isSaved = (id: string): boolean => id in readSaved();

/** Checks dropped files and, if the brand can be served, adds it to the brands and saves it so that it survives a reload. */
export const addDropped = async (files: readonly DroppedFile[]): Promise<DroppedBrand> => {
  const read = readDropped(files, { siteTexts: await siteTexts(), fallbacks, looks: storyLooks });
  const made = storyBrandOf(read);
  if (made === null) return read;
  dropped.set(read.id, made);
  keep(read.id, files);
  return read;
};

/** Returns the brands in `brands/` and the dropped brands, by id. */
export const allBrands = (): ReadonlyMap<string, StoryBrand> => new Map([...storyBrands, ...dropped]);

for (const files of Object.values(readSaved())) {
  const read = readDropped(
    files.map(([path, content]) => ({ path, bytes: bytesOf(content) })),
    { siteTexts: null, fallbacks, looks: storyLooks },
  );
  const made = storyBrandOf(read);
  if (made !== null) dropped.set(read.id, made);
}
