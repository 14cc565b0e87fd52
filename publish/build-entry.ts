/** What a document loads from the build: style sheets, chunks to preload, and the entry's module scripts. */
export interface BuildEntry {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The manifest key of the single style sheet in a build without CSS code splitting. */
const WHOLE_SHEET = 'style.css';

/** The content of Vite's `.vite/manifest.json`. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

/**
 * Returns the entry and all chunks that are statically imported by it or by the lazy parts in `firstRoute`, the source
 * paths of the first screen. Throws if the manifest does not contain the entry.
 */
export const buildEntry = (manifest: BuildManifest, entry: string, firstRoute: readonly string[] = []): BuildEntry => {
  const start = manifest[entry];
  if (start === undefined) throw new Error(`The build manifest has no entry ${entry}.`);
  const chunks = new Map<string, ManifestChunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || chunks.has(key)) return;
    chunks.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of [entry, ...firstRoute]) visit(key);
  const whole = manifest[WHOLE_SHEET];
  const sheets = new Set([
    ...(whole === undefined ? [] : [whole.file]),
    ...[...chunks.values()].flatMap(({ css = [] }) => css),
  ]);
  return {
    scripts: [`/${start.file}`],
    styles: [...sheets].map((file) => `/${file}`),
    preloads: [...chunks.values()]
      .filter((chunk) => chunk !== start && chunk.file.endsWith('.js'))
      .map(({ file }) => `/${file}`),
  };
};
