import type { ViteDevServer } from 'vite';
import type { BrandRegistry } from '#publish/server/brand-registry.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import { documentData } from '#publish/document.ts';

/** Longer than the registry's `REREAD_INTERVAL_MS`, so that the registry reads the folder again before the change is sent. */
const DEBOUNCE_MS = 300;

export interface PushOptions {
  readonly vite: ViteDevServer;
  readonly registry: BrandRegistry;
  readonly build: SiteBuild;
  readonly brandsDir: string;
  readonly onError: (error: unknown) => void;
}

/** Sends changed brands to open pages over Vite's WebSocket. */
export const pushBrandChanges = async ({ vite, registry, build, brandsDir, onError }: PushOptions): Promise<void> => {
  const sent = new Map<string, string>();
  for (const { id, site } of await registry.all()) if (site !== null) sent.set(id, site.version);

  const push = async (): Promise<void> => {
    for (const { id, site } of await registry.all()) {
      if (site === null || sent.get(id) === site.version) continue;
      sent.set(id, site.version);
      const language = site.brand.languages.default;
      const document = documentData(site, language, await build.firstTexts(language));
      vite.ws.send('marquee:brand', { id, document, theme: site.themeHref });
    }
  };

  vite.watcher.add(brandsDir);
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, path) => {
    if (!path.startsWith(brandsDir)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void push().catch(onError), DEBOUNCE_MS);
  });
};
