import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '#schemas/languages.ts';
import { LoginPage } from './app/login-route.tsx';
import { Site } from './app/site.tsx';
import { SiteProviders } from './app/site-providers.tsx';
import { createSiteStores } from './app/site-stores.ts';
import { loadTexts as loadTable } from './app/text-catalogues.ts';
import type { DocumentData, Texts } from './brand/document-data.ts';
import { PrerenderedPath } from './lib/use-shown-path.ts';

/** Some of the site's own texts in one language, by namespace. */
export const loadTexts = async (language: Language, namespaces: readonly string[]): Promise<Texts> =>
  Object.fromEntries(await Promise.all(namespaces.map(async (namespace) => [namespace, (await loadTable(language, namespace)) ?? {}] as const)));

/** The markup of `#root` for a path, as a visitor sees it before anything was asked of the platform; with `null` the frame of a page whose code is on its way. */
export const render = async ({ data, path }: { readonly data: DocumentData; readonly path: string | null }): Promise<string> => {
  await LoginPage.preload();
  const stores = createSiteStores({ data, loadTexts: loadTable });
  return renderToString(
    <StrictMode>
      <SiteProviders stores={stores}>
        <PrerenderedPath value={path}>
          <StaticRouter location={path ?? '/'}>
            <Site host={data.brand.hosts[0] ?? ''} stores={stores} />
          </StaticRouter>
        </PrerenderedPath>
      </SiteProviders>
    </StrictMode>,
  );
};
