import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentData, Texts } from '#src/document/document-data.ts';
import { buildEntry, type BuildManifest } from './build-entry.ts';
import { buildFiles } from './build-files.ts';
import { contentHash } from './hashes.ts';
import { productLanguages } from './languages/languages.ts';
import { siteTexts } from './languages/site-texts.ts';
import type { RenderedPage, SiteBuild } from './site-build.ts';

/** The exports of `src/entry-server.tsx`. */
export interface ServerEntry {
  readonly render: (asked: {
    readonly data: DocumentData;
    readonly path: string;
    readonly texts: Texts;
  }) => Promise<RenderedPage>;
}

export const CLIENT_ENTRY = 'src/entry-client.tsx';
export const CONNECT_ENTRY = 'src/connect/main.ts';
export const GAMES_ENTRY = 'src/demo-games/main.ts';

/** Loads one of the separate builds: connector pages or demo games. */
const loadSeparateBuild = async (folder: string, source: string): Promise<SiteBuild['connect']> => {
  const [manifest, files] = await Promise.all([
    readFile(join(folder, '.vite/manifest.json'), 'utf8'),
    buildFiles(folder),
  ]);
  const entry = buildEntry(JSON.parse(manifest) as BuildManifest, source);
  return { entry: () => Promise.resolve(entry), files };
};

/** Loads a finished build: `client/`, `connect/` and `games/` with their manifests, `worker/`, and `server/entry-server.js`. Rejects if a part is missing. */
export const loadSiteBuild = async (dist: string): Promise<SiteBuild> => {
  const worker = (name: string): Promise<string> => readFile(join(dist, 'worker', `${name}.js`), 'utf8');
  const [manifest, files, connect, games, active, retired, server] = await Promise.all([
    readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
    buildFiles(join(dist, 'client')),
    loadSeparateBuild(join(dist, 'connect'), CONNECT_ENTRY),
    loadSeparateBuild(join(dist, 'games'), GAMES_ENTRY),
    worker('service-worker'),
    worker('retired-worker'),
    import(/* @vite-ignore */ pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<ServerEntry>,
  ]);
  const entry = buildEntry(JSON.parse(manifest) as BuildManifest, CLIENT_ENTRY);
  return {
    id: contentHash(manifest),
    entry: () => Promise.resolve(entry),
    files,
    connect,
    games,
    workers: { active, retired },
    languages: productLanguages,
    render: (data, path) => server.render({ data, path, texts: siteTexts(productLanguages.pack(data.language)) }),
  };
};

/** Reads the whole build into memory, so that a running server survives a new build in the same folder. */
export const preloadBuild = async ({ files }: Pick<SiteBuild, 'files'>): Promise<void> => {
  for (const variant of ['br', 'gzip', 'plain'] as const)
    await Promise.allSettled([...files.values()].map((file) => file.read(variant)));
};
