import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { withoutTrailingSlash } from '#schemas/routes.ts';
import type { DocumentData } from '#src/document/document-data.ts';
import { pagePath } from '#src/document/document-paths.ts';
import { startPath } from '#src/document/guard.ts';
import { reloadOnce } from '#src/lib/load-chunk.ts';
import { forgetHandledPresses, replayEarlyInput } from './early-input.ts';
import { beginHydration, whenHydrated } from './hydration-state.ts';
import { languageReadyAfter } from './language-ready.tsx';
import { readDocument } from './read-document.ts';
import { SiteRouter } from './site-router.tsx';

/** What the site gives to be started. */
export interface StartableSite {
  readonly content: ReactNode;
  readonly hasSession: () => boolean;
  /** Asks for what the page at `path` needs, side by side with rendering. */
  readonly load: (path: string) => void;
  /** Resolves once the code is there without which the page prerendered at `path` cannot hydrate; `null` where nothing is missing. */
  readonly loadPrerendered: (path: string) => Promise<void> | null;
  /** Changes to the language that the player chose, where that is not the document's. */
  readonly chooseLanguage: () => Promise<void>;
}

/** Early input waits this long for a boundary that does not hydrate. */
const LONGEST_HYDRATION_MS = 5000;
const longestHydration = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LONGEST_HYDRATION_MS));

/** Shows the page in place of a prerendered one that was not wanted. Wraps the site, as a sibling would shift the ids of `useId` away from the markup's. */
function ShowPage({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.prerendered;
  }, []);
  return children;
}

/** Where the guard leads the address, before anything is rendered. The state is react-router's own: `usr` is what `useLocation` gives as `state`. */
const redirectToStart = (brand: DocumentData['brand'], hasSession: boolean): string => {
  const path = startPath({ required: brand.modules.loginRequired, hasSession, path: location.pathname });
  if (path === location.pathname) return path;
  const from = location.pathname + location.search;
  history.replaceState({ usr: { from }, key: 'start' }, '', path + location.search + location.hash);
  return path;
};

const start = async (createSite: (data: DocumentData) => StartableSite): Promise<void> => {
  const data = await readDocument(document);
  const site = createSite(data);
  const path = redirectToStart(data.brand, site.hasSession());
  site.load(withoutTrailingSlash(path));

  const root = document.getElementById('root');
  if (root === null) throw new Error('this page has no #root');
  const prerendered = document.documentElement.dataset.path ?? '';
  const hydrates = root.firstElementChild !== null && prerendered === pagePath(data.brand, path);
  const page = (
    <StrictMode>
      <SiteRouter prerendered={prerendered}>
        <ShowPage>{site.content}</ShowPage>
      </SiteRouter>
    </StrictMode>
  );

  const ready = hydrates ? whenHydrated : Promise.resolve();
  languageReadyAfter(ready.then(site.chooseLanguage));
  void Promise.race([ready, longestHydration()]).then(() => replayEarlyInput(document.documentElement));

  if (hydrates) {
    await site.loadPrerendered(prerendered)?.catch(() => undefined);
    beginHydration();
    hydrateRoot(root, page);
    forgetHandledPresses();
    return;
  }
  // Nothing splits this render as boundaries split hydration: as a transition it gives way to input.
  const reactRoot = createRoot(root);
  startTransition(() => reactRoot.render(page));
};

/** Turns the document into the site. */
export const bootstrap = (createSite: (data: DocumentData) => StartableSite): void => {
  start(createSite).catch((error: unknown) => {
    // Data that a deploy removed come with the document of today. Where the network failed a reload would only lose what was typed.
    if (error instanceof TypeError || !reloadOnce(() => location.reload()))
      document.documentElement.dataset.loadFailed = '';
    throw error;
  });
};
