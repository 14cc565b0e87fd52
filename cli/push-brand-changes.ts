import type { ViteDevServer } from 'vite';
import type { BrandRegistry } from '#publish/server/brand-registry.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import { documentData } from '#publish/document.ts';

/** Longer than the pauses between two reads of a folder, so that brands and languages are read again before a change is sent. */
const DEBOUNCE_MS = 600;

export interface PushOptions {
  readonly vite: ViteDevServer;
  readonly registry: BrandRegistry;
  readonly build: SiteBuild;
  readonly brandsDir: string;
  readonly languagesDir: string;
  readonly onError: (error: unknown) => void;
}

/** Sends changed brands to open pages over Vite's WebSocket, and reloads the pages if the texts of a language have changed. */
export const pushBrandChanges = async ({
  vite,
  registry,
  build,
  brandsDir,
  languagesDir,
  onError,
}: PushOptions): Promise<void> => {
  const { languages } = build;
  const sent = new Map<string, string>();
  let sentLanguages = languages.version();
  for (const { id, site } of await registry.all()) if (site !== null) sent.set(id, site.version);

  const push = async (): Promise<void> => {
    languages.refresh();
    if (languages.version() !== sentLanguages) {
      sentLanguages = languages.version();
      vite.ws.send({ type: 'full-reload' });
    }
    for (const { id, site } of await registry.all()) {
      if (site === null || sent.get(id) === site.version) continue;
      sent.set(id, site.version);
      const language = site.brand.languages.default;
      const document = documentData(site, build.languages, language);
      vite.ws.send('marquee:brand', { id, document, theme: site.themeHref });
    }
  };

  vite.watcher.add([brandsDir, languagesDir]);
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, path) => {
    if (![brandsDir, languagesDir].some((dir) => path.startsWith(dir))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void push().catch(onError), DEBOUNCE_MS);
  });
};
