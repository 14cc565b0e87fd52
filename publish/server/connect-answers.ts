import { CONNECTOR_PAGES } from '#schemas/connector.ts';
import { connectorDocument } from '../connect/connector-document.ts';
import { connectorPage, siteOrigins } from '../connect/connector-page.ts';
import { baseHeaders } from '../headers.ts';
import type { SiteBuild } from '../site-build.ts';
import type { BrandRegistry } from './brand-registry.ts';
import { buildFileResponse, siteFileResponse } from './file-response.ts';
import { onlyReads } from './only-reads.ts';
import { notFoundPage } from './problem-pages.ts';

export interface ConnectAsked {
  readonly request: Request;
  readonly path: string;
  readonly https: boolean;
  readonly build: SiteBuild;
  readonly registry: BrandRegistry;
  /** Answers what the sandbox's own providers ask; null where there is none. */
  readonly platform: ((request: Request) => Promise<Response>) | null;
}

const PROVIDER = /^\/sandbox\/provider\//;
const OF_BRAND = /^\/([a-z][a-z0-9-]{1,30})(\/.+)$/;

/** What the connectors' host answers: the pages of brands that have such connectors, their files, and nothing of any site. */
export const connectAnswer = async ({
  request,
  path,
  https,
  build,
  registry,
  platform,
}: ConnectAsked): Promise<Response> => {
  if (PROVIDER.test(path)) return platform === null ? notFoundPage({ https }) : platform(request);
  const refused = onlyReads(request, https);
  if (refused !== null) return refused;
  if (path === '/favicon.ico') return new Response(null, { status: 204, headers: baseHeaders(https) });
  const built = build.connect.files.get(path);
  if (built !== undefined) return (await buildFileResponse(built, { request, https })) ?? notFoundPage({ https });

  const [, id = '', rest = ''] = OF_BRAND.exec(path) ?? [];
  const site = id === '' ? undefined : (await registry.byHost(`${id}.localhost`))?.site;
  if (site == null || site.brand.id !== id || site.brand.connectors.origin === null) return notFoundPage({ https });
  const theme = rest === site.themeHref ? site.files.get(rest) : undefined;
  if (theme !== undefined) return siteFileResponse(theme, { request, https });

  const name = CONNECTOR_PAGES.find((known) => rest === `/${known}`);
  const { port } = new URL(request.url);
  const page =
    name === undefined
      ? null
      : connectorPage(site, name, siteOrigins(site, { https, port: port === '' ? '' : `:${port}` }));
  if (page === null) return notFoundPage({ https });
  const { html, headers } = connectorDocument({
    site,
    page,
    entry: await build.connect.entry(),
    https,
    development: build.development ?? false,
  });
  return new Response(html, { headers });
};
