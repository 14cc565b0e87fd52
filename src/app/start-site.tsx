import { setLanguages } from '#schemas/languages.ts';
import type { DocumentData } from '#src/document/document-data.ts';
import type { StartableSite } from '#src/hydration/bootstrap.tsx';
import { createStore } from '#src/lib/store.ts';
import { setChunkTimeout } from '#src/lib/load-chunk.ts';
import { storedLanguage } from '#src/texts/language-store.ts';
import { LoginPage } from './login-route.tsx';
import { preloadPage } from './preload-page.ts';
import { SiteProviders } from './site-providers.tsx';
import { createSiteStores } from './site-stores.ts';
import { Site } from './site.tsx';
import { textLoader } from './text-loader.ts';

/** Delay before the service worker starts: it serves the next visit, and must not slow down the first screen of this one. */
const WORKER_AFTER_MS = 4000;

/** The site of a document, ready to hydrate or render. */
export const startSite = (data: DocumentData): StartableSite => {
  const { brand } = data;
  setChunkTimeout(brand.platform.timeouts.chunk);
  setLanguages(data.languages);
  const languages = createStore(data.languages);
  const stores = createSiteStores({ data, languages, loadTexts: textLoader(languages.get) });

  if (import.meta.hot) {
    import.meta.hot.on(
      'marquee:brand',
      (change: { readonly id: string; readonly document: DocumentData; readonly theme: string }) => {
        if (change.id !== stores.brand.get().id) return;
        void import('./apply-brand-change.ts').then(({ applyBrandChange }) =>
          applyBrandChange(stores, change.document, [change.theme]),
        );
      },
    );
  }

  const followModals = (): void => {
    stop();
    void import('./modal-history.ts').then(
      (code) => code.followModals(stores),
      () => undefined,
    );
  };
  const stop = stores.modals.subscribe(followModals);
  if ((history.state as { readonly modal?: unknown } | null)?.modal != null) followModals();

  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    setTimeout(() => {
      import('./service-worker-client.ts').then((code) => code.startServiceWorker(stores)).catch(() => undefined);
    }, WORKER_AFTER_MS);

  const wanted = new URLSearchParams(location.search).get('lang') ?? storedLanguage();
  return {
    content: (
      <SiteProviders stores={stores}>
        <Site host={location.host} />
      </SiteProviders>
    ),
    hasSession: () => stores.session.token() !== null,
    load: (path) => {
      void preloadPage(path, brand.modules.off);
      void stores.session.resume();
    },
    loadPrerendered: (path) => (path === '/login' ? LoginPage.preload() : null),
    personalize: async () => {
      const { schedule } = brand;
      if (schedule !== undefined)
        void import('./follow-schedule.ts').then(
          (code) => code.followSchedule(stores.brand, schedule),
          () => undefined,
        );
      if (wanted !== null && wanted !== data.language && brand.languages.supported.includes(wanted))
        await stores.language.change(wanted);
    },
  };
};
