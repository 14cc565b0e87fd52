import { CONNECTOR_PAGES } from '#schemas/connector.ts';
import { connectorDocument } from '#publish/connect/connector-document.ts';
import { connectorPage, siteOrigins } from '#publish/connect/connector-page.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';
import { baseHeaders } from '#publish/headers.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import type { BrandRegistry } from './brand-registry.ts';
import { buildFileResponse, siteFileResponse } from './file-response.ts';
import { portSuffix } from './host-name.ts';
import { notFoundPage, refuseWrites } from './problem-pages.ts';
import { setTenant } from './tenant.ts';

export interface ConnectorRequestContext {
  readonly request: Request;
  readonly path: string;
  readonly https: boolean;
  readonly build: SiteBuild;
  readonly registry: BrandRegistry;
  /** Answers the calls of the sandbox's simulated providers; `null` if there is no sandbox. */
  readonly platform: ((request: Request) => Promise<Response>) | null;
}

const PROVIDER_PATH = /^\/sandbox\/provider\/([^/]+)\//;
const BRAND_ID = /^[a-z][a-z0-9-]{1,30}$/;
const BRAND_PATH = /^\/([^/]+)(\/.+)$/;

/** Answers requests on the host of connector pages. It serves only these pages and their files, and nothing from a site. */
export const connectorResponse = async ({
  request,
  path,
  https,
  build,
  registry,
  platform,
}: ConnectorRequestContext): Promise<Response> => {
  const usingConnectors = async (id: string): Promise<CompiledBrand | null> => {
    const site = BRAND_ID.test(id) ? (await registry.byHost(`${id}.localhost`))?.site : null;
    return site == null || site.brand.id !== id || site.brand.connectors.origin === null ? null : site;
  };
  const [, providedFor] = PROVIDER_PATH.exec(path) ?? [];
  if (providedFor !== undefined) {
    const site = await usingConnectors(providedFor);
    if (platform === null || site === null) return notFoundPage({ https });
    return setTenant(request, site.brand) ?? platform(request);
  }
  const refused = refuseWrites(request, https);
  if (refused !== null) return refused;
  if (path === '/favicon.ico') return new Response(null, { status: 204, headers: baseHeaders(https) });
  const built = build.connect.files.get(path);
  if (built !== undefined) return (await buildFileResponse(built, { request, https })) ?? notFoundPage({ https });

  const [, id = '', rest = ''] = BRAND_PATH.exec(path) ?? [];
  const site = await usingConnectors(id);
  if (site === null) return notFoundPage({ https });
  const theme = rest === site.themeHref ? site.files.get(rest) : undefined;
  if (theme !== undefined) return siteFileResponse(theme, { request, https });

  const name = CONNECTOR_PAGES.find((known) => rest === `/${known}`);
  const page =
    name === undefined
      ? null
      : connectorPage(site, name, {
          origins: siteOrigins(site, { https, port: portSuffix(request) }),
          languages: build.languages,
        });
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
