import { readFileSync } from 'node:fs';
import { contentHash } from '#publish/hashes.ts';
import { lookFont, productLooks } from '#publish/layout/looks.ts';
import type { Look, Looks } from '#schemas/layout/look.ts';

const RECORD = new URL('../../publish/generated/look-versions.json', import.meta.url);

/** The hash of a look: its values, regardless of key order, and the content of its fonts. */
const hashOf = (look: Look, fontOf: (path: string) => Uint8Array | null): string => {
  const fonts = Object.values(look.fonts ?? {}).flatMap(({ files }) => files.map(({ path }) => path));
  return contentHash(
    JSON.stringify([
      JSON.stringify(look, (_key, value: unknown) =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
          : value,
      ),
      ...fonts.map((path) => contentHash(fontOf(path) ?? '')),
    ]),
  );
};

/**
 * Returns the hash of each version of each look, keyed by `<name>@<version>`. Throws if a recorded version has changed
 * or is missing: live brands pin versions, so an update of the product must not change how they look.
 */
export const lookVersions = (
  looks: Looks,
  recorded: Readonly<Record<string, string>>,
  fontOf = lookFont,
): Readonly<Record<string, string>> => {
  const hashes = Object.fromEntries([...looks].map(([id, look]) => [id, hashOf(look, fontOf)]));
  for (const [id, hash] of Object.entries(recorded)) {
    const [name, version] = id.split('@');
    if (hashes[id] === undefined) throw new Error(`looks/${name}/${version}.json is gone, but brands may pin it.`);
    if (hashes[id] !== hash)
      throw new Error(
        `looks/${name}/${version}.json or one of its fonts has changed, but brands pin it: write the change as looks/${name}/${Number(version) + 1}.json.`,
      );
  }
  return hashes;
};

export const lookVersionsText = (): string => {
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Readonly<Record<string, string>>; // written by this function
  return `${JSON.stringify(lookVersions(productLooks(), recorded), null, 2)}\n`;
};
