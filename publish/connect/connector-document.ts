import { CONNECTOR_DATA_ID, type ConnectorPage } from '#schemas/connector.ts';
import { htmlLang, languageInfo } from '#schemas/languages.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';
import type { BuildEntry } from '../build-entry.ts';
import { escapeHtml, jsonForScript, moduleScripts, styleLinks, tag } from '../html.ts';
import { connectorHeaders } from './connector-headers.ts';
import type { RenderedDocument } from '../document.ts';
import { humanScript } from './human-sources.ts';

export interface ConnectorDocumentOptions {
  readonly site: CompiledBrand;
  readonly page: ConnectorPage;
  readonly entry: BuildEntry;
  readonly https: boolean;
  readonly development?: boolean;
}

/** Returns the URL of a brand's theme style sheet on the connectors' origin. */
export const connectorThemeHref = ({ brand, themeHref }: CompiledBrand): string => `/${brand.id}${themeHref}`;

/**
 * Renders a connector page: the data, our own module, then the provider's script. Both scripts are deferred, so that
 * ours runs first and notices if the provider's script fails to load.
 */
export const connectorDocument = ({
  site,
  page,
  entry,
  https,
  development = false,
}: ConnectorDocumentOptions): RenderedDocument => {
  const script = page.page === 'human' ? humanScript(page.human) : null;
  const { brand } = site;
  return {
    html: [
      '<!doctype html>',
      tag('html', {
        lang: htmlLang(brand.languages.default),
        dir: languageInfo(brand.languages.default).direction,
        'data-theme': brand.theme.default,
      }),
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${escapeHtml(brand.name)}</title>`,
      tag('link', { rel: 'stylesheet', href: connectorThemeHref(site) }),
      ...styleLinks(entry.styles),
      `<script type="application/json" id="${CONNECTOR_DATA_ID}">${jsonForScript(page)}</script>`,
      ...moduleScripts(entry.scripts),
      ...(script === null ? [] : [`${tag('script', { defer: true, src: script, id: 'provider' })}</script>`]),
      '</head>',
      '<body>',
      '<main id="place"></main>',
      '</body>',
      '</html>',
      '',
    ].join('\n'),
    headers: connectorHeaders(page, { https, development }),
  };
};
