import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles.css';
import { isLanguage } from '#schemas/languages.ts';
import { plainPath } from '#schemas/routes.ts';
import { LoginPage } from './app/login-route.tsx';
import { preloadPage } from './app/preload-page.ts';
import { startPath } from './document/guard.ts';
import { Site } from './app/site.tsx';
import { SiteProviders } from './app/site-providers.tsx';
import { createSiteStores } from './app/site-stores.ts';
import { loadTexts } from './app/text-catalogues.ts';
import { pagePath } from './document/document-paths.ts';
import { readDocument } from './hydration/read-document.ts';
import { takeUpEarlyInput } from './hydration/early-input.ts';
import { AsleepLocation } from './hydration/asleep-location.tsx';
import { beginHydration, hydrated } from './hydration/hydration.ts';
import { reloadOnce, setChunkTimeout } from './lib/load-chunk.ts';
import { nextTurn } from './lib/next-turn.ts';
import { settles } from './hydration/settled.ts';
import { SiteRouter } from './hydration/site-router.tsx';
import { storedLanguage } from './texts/language-store.ts';

/** So long a form waits for a part of the page that does not come. */
const PATIENCE_MS = 5000;
const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

/** The prerendered page was not the one that is wanted: it stays hidden until the site stands in its place. Around the site, since ids of React count siblings, and the server has none here. */
function Unhidden({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.first;
  }, []);
  return children;
}

/** In steps: on a slow phone each takes as long as several frames. */
const wake = async (): Promise<void> => {
  await nextTurn();
  const data = await readDocument(document);
  setChunkTimeout(data.brand.platform.timeouts.chunk);
  const stores = createSiteStores({ data, loadTexts });
  await nextTurn();
  const path = startPath({
    required: data.brand.modules.loginRequired,
    hasSession: stores.session.token() !== null,
    path: location.pathname,
  });
  if (path !== location.pathname) {
    const from = location.pathname + location.search;
    history.replaceState({ usr: { from }, key: 'start' }, '', path + location.search + location.hash);
  }

  void preloadPage(plainPath(path));
  void stores.session.resume();
  const wanted = new URLSearchParams(location.search).get('lang') ?? storedLanguage();

  const root = document.getElementById('root');
  if (root === null) throw new Error('this page has no #root');
  const prerendered = document.documentElement.dataset.path ?? '';
  const fits = root.firstElementChild !== null && prerendered === pagePath(data.brand, path);

  const site = (
    <StrictMode>
      <SiteProviders stores={stores}>
        <SiteRouter>
          <AsleepLocation path={prerendered}>
            <Unhidden>
              <Site host={location.host} />
            </Unhidden>
          </AsleepLocation>
        </SiteRouter>
      </SiteProviders>
    </StrictMode>
  );

  const changeLanguage = async (): Promise<void> => {
    if (fits) await hydrated;
    if (isLanguage(wanted) && wanted !== data.language && data.brand.languages.supported.includes(wanted))
      await stores.language.change(wanted);
  };
  settles(changeLanguage());
  void Promise.race([fits ? hydrated : undefined, patience()]).then(() => takeUpEarlyInput(document.documentElement));

  // In slices that give way to a touch: on a slow phone the whole takes half a second.
  const show = (): void =>
    startTransition(() => {
      if (fits) {
        beginHydration();
        hydrateRoot(root, site);
        return;
      }
      createRoot(root).render(site);
    });
  if (fits && prerendered === '/login') LoginPage.preload().then(show, show);
  else show();

  if (import.meta.hot) {
    import.meta.hot.on(
      'marquee:brand',
      (change: { readonly id: string; readonly document: typeof data; readonly theme: string }) => {
        if (change.id !== stores.brand.get().id) return;
        void import('./app/apply-brand-change.ts').then(({ applyBrandChange }) =>
          applyBrandChange(stores, change.document, change.theme),
        );
      },
    );
  }
};

// Data that are gone after a deploy come with the document of today. What the network lost is said instead: a reload would lose what was typed.
wake().catch((error: unknown) => {
  if (error instanceof TypeError || !reloadOnce(() => location.reload())) document.documentElement.dataset.late = '';
  throw error;
});
