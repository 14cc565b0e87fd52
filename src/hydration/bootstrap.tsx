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

/** The parts of the site that the bootstrap needs. */
export interface StartableSite {
  readonly content: ReactNode;
  readonly hasSession: () => boolean;
  /** Starts loading what the page at `path` needs, in parallel with rendering. */
  readonly load: (path: string) => void;
  /** Resolves once the code that the prerendered page at `path` needs for hydration is loaded; `null` if nothing is missing. */
  readonly loadPrerendered: (path: string) => Promise<void> | null;
  /** Shows what differs from the document, such as another language; called once the prerendered page is hydrated. */
  readonly personalize: () => Promise<void>;
}

/** How long early input waits for a boundary that does not hydrate. */
const LONGEST_HYDRATION_MS = 5000;
const longestHydration = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LONGEST_HYDRATION_MS));

/**
 * Shows the rendered page if the prerendered one does not apply. Wraps the site, because a sibling would make the ids of `useId` differ from those in
 * the markup.
 */
function ShowPage({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.prerendered;
  }, []);
  return children;
}

/**
 * Applies the guard's redirect to the URL before anything is rendered. The state has react-router's format: `useLocation` returns `usr` as `state`.
 */
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
  languageReadyAfter(ready.then(site.personalize));
  void Promise.race([ready, longestHydration()]).then(() => replayEarlyInput(document.documentElement));

  if (hydrates) {
    await site.loadPrerendered(prerendered)?.catch(() => undefined);
    beginHydration();
    hydrateRoot(root, page);
    forgetHandledPresses();
    return;
  }
  // Unlike hydration, this render is not split by boundaries, so run it as a transition that input can interrupt.
  const reactRoot = createRoot(root);
  startTransition(() => reactRoot.render(page));
};

/** Starts the site from the document. */
export const bootstrap = (createSite: (data: DocumentData) => StartableSite): void => {
  start(createSite).catch((error: unknown) => {
    // If a deploy removed the data, reload: the new document refers to the new data. After a network failure, a reload would only lose the user's
    // input.
    if (error instanceof TypeError || !reloadOnce(() => location.reload()))
      document.documentElement.dataset.loadFailed = '';
    throw error;
  });
};
