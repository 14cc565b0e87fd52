import type { Brand } from '#schemas/brand.ts';
import type { Finding } from '#schemas/checks/finding.ts';
import { loadBrand } from '#schemas/checks/load-brand.ts';
import type { Looks } from '#schemas/layout/look.ts';
import type { SourceFile } from '#schemas/checks/parse-json.ts';
import type { Texts, TextsByLanguage } from '#schemas/checks/texts.ts';

/** A dropped file with its path, such as `kumo/brand.json`. */
export interface DroppedFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface DroppedBrand {
  readonly id: string;
  /** The brand, or `null` if it cannot be served. */
  readonly brand: Brand | null;
  readonly texts: TextsByLanguage;
  /** The dropped images by path, such as `assets/logo.svg`. */
  readonly assets: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly findings: readonly Finding[];
}

const sourceOf = (bytes: Uint8Array): SourceFile => ({ size: bytes.length, read: () => bytes });

/** Returns the id in the file, or an empty string if the file cannot be parsed. */
const idIn = (bytes: Uint8Array | undefined): string => {
  try {
    const { id } = JSON.parse(new TextDecoder().decode(bytes)) as { readonly id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
};

interface Around {
  readonly looks: Looks;
  readonly siteTexts: Texts | null;
  /** Fallbacks for files that were not dropped, by brand id: image paths, and texts by language. */
  readonly fallbacks: (id: string) => {
    readonly pictures: Iterable<string>;
    readonly texts: Iterable<readonly [string, Texts]>;
  };
}

/**
 * Checks dropped files as `marquee check` does: either a brand's folder, or only its `brand.json`, in which case images and texts are taken from the
 * folder in `brands/` with the same id.
 */
export const readDropped = (files: readonly DroppedFile[], { siteTexts, fallbacks, looks }: Around): DroppedBrand => {
  const json =
    files.find(({ path }) => /(?:^|\/)brand\.json$/.test(path)) ??
    files.find(({ path }) => path.endsWith('.json') && !path.includes('/'));
  const folder = json?.path.replace(/[^/]*$/, '') ?? '';
  const id = idIn(json?.bytes);
  const own = new Map(
    files.filter(({ path }) => path.startsWith(folder)).map(({ path, bytes }) => [path.slice(folder.length), bytes]),
  );
  const assets = new Map([...own].filter(([path]) => path.startsWith('assets/')));
  const ownTexts = [...own].flatMap(([path, bytes]): [string, SourceFile][] =>
    /^texts\/[^/]+\.json$/.test(path) ? [[path.slice('texts/'.length, -'.json'.length), sourceOf(bytes)]] : [],
  );
  const isAlone = assets.size === 0;
  const others = fallbacks(id);
  const texts =
    isAlone && ownTexts.length === 0
      ? [...others.texts].map(([language, table]): [string, SourceFile] => [
          language,
          sourceOf(new TextEncoder().encode(JSON.stringify(table))),
        ])
      : ownTexts;
  const loaded = loadBrand({
    id: isAlone ? id : (folder.split('/').at(-2) ?? id),
    brandJson: json === undefined ? null : sourceOf(json.bytes),
    texts: new Map(texts),
    assets: isAlone
      ? new Map([...others.pictures].map((path) => [path, { size: 0, svg: null }]))
      : new Map(
          [...assets].map(([path, bytes]) => [
            path,
            { size: bytes.length, svg: path.endsWith('.svg') ? new TextDecoder().decode(bytes) : null },
          ]),
        ),
    siteTexts,
    looks,
  });
  return { ...loaded, id: loaded.brand?.id ?? id, assets };
};
