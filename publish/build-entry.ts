/** What a document loads of the build: styles, chunks worth asking for at once, and the module scripts that start the site. */
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

/** Under this name Vite's manifest has the one sheet of a build that does not split its styles. */
const WHOLE_SHEET = 'style.css';

/** Vite's `.vite/manifest.json`. */
export type BuildManifest = Readonly<Record<string, ManifestChunk>>;

/** The entry with the chunks that it and `firstRoute` (source paths of lazily loaded parts of the first screen) import statically. */
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
