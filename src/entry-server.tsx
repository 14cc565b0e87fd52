import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { setLanguages, type Language } from '#schemas/languages.ts';
import { FooterPart } from './app/footer-part.ts';
import { HeaderLoginPart } from './app/header-login-part.ts';
import { LateSectionsPart } from './app/late-sections-part.ts';
import { LoginPage } from './app/login-route.tsx';
import { preloadPage } from './app/preload-page.ts';
import { Site } from './app/site.tsx';
import { SiteProviders } from './app/site-providers.tsx';
import { createSiteStores } from './app/site-stores.ts';
import { withBrandTexts } from './app/with-brand-texts.ts';
import type { DocumentData, Texts } from './document/document-data.ts';
import { PageTitleContext } from './brand/use-page-title.ts';

const choose = (tables: Texts | null, namespaces: Iterable<string>): Texts =>
  Object.fromEntries([...namespaces].map((namespace) => [namespace, tables?.[namespace] ?? {}]));

interface Drawn {
  readonly html: string;
  readonly title: string | null;
}

const draw = (data: DocumentData, path: string): Drawn & { readonly missing: ReadonlySet<string> } => {
  setLanguages(data.languages);
  const missing = new Set<string>();
  let title: string | null = null;
  const loadLater = (language: Language, namespace: string): Promise<null> => {
    if (language === data.language) missing.add(namespace);
    return Promise.resolve(null);
  };
  const stores = createSiteStores({ data, loadTexts: loadLater });
  const html = renderToString(
    <StrictMode>
      <SiteProviders stores={stores}>
        <StaticRouter location={path}>
          <PageTitleContext value={(said) => (title = said)}>
            <Site host={data.brand.hosts[0] ?? ''} />
          </PageTitleContext>
        </StaticRouter>
      </SiteProviders>
    </StrictMode>,
  );
  return { html, title, missing };
};

interface Asked {
  readonly data: DocumentData;
  readonly path: string;
  /** All texts of the site in the language of `data`, by namespace. */
  readonly texts: Texts;
}

type Whole = Drawn & { readonly texts: Texts };

const drawWhole = async ({ data, path, texts: all }: Asked): Promise<Whole> => {
  const { html, title, missing } = draw(data, path);
  if (missing.size === 0) return { html, title, texts: data.texts };
  const [first = ''] = missing;
  const tables = await withBrandTexts(() => Promise.resolve(all), data.brandTexts)(data.language, first);
  return drawWhole({ data: { ...data, texts: { ...data.texts, ...choose(tables, missing) } }, path, texts: all });
};

/**
 * Renders the markup of `#root` for a path as a visitor sees it before any call to the platform. Also returns the title, and all texts that the page
 * uses: the texts in `data` and the additional texts of the page.
 */
export const render = async (asked: Asked): Promise<Whole> => {
  await Promise.all([
    LoginPage.preload(),
    FooterPart.preload(),
    HeaderLoginPart.preload(),
    LateSectionsPart.preload(),
    preloadPage(asked.path, asked.data.brand.modules.off),
  ]);
  return drawWhole(asked);
};
