import { connectorHost } from '../connect/connector-origin.ts';
import { baseHeaders } from '../headers.ts';
import type { SiteBuild } from '../site-build.ts';
import { brandResponse } from './brand-response.ts';
import { connectorResponse } from './connector-response.ts';
import type { BrandRegistry, RegisteredBrand } from './brand-registry.ts';
import { createDocumentCache } from './document-cache.ts';
import { gamesResponse } from './games-response.ts';
import { hostName, isConnectHost, isGamesHost, isOperatorHost, isReservedHost } from './host-name.ts';
import { createDerivedAssets } from './derived-assets.ts';
import { operatorPage, type SandboxAccount } from './operator-page.ts';
import { forwardToGateway } from './platform-gateway.ts';
import {
  failurePage,
  findingsPage,
  notFoundPage,
  reservedHostPage,
  unavailablePage,
  unknownHostPage,
  refuseWrites,
} from './problem-pages.ts';
import { compressJson } from './compression.ts';
import { siteFileResponse } from './file-response.ts';
import { isStorybookPath, storybookResponse, type Storybook } from './storybook-response.ts';

export interface SiteServerOptions {
  readonly registry: BrandRegistry;
  readonly build: SiteBuild;
  /** Answers platform calls of brands without a gateway: the sandbox. */
  readonly platform: (request: Request) => Promise<Response>;
  /** Enables the operator's page, lists of findings and the sandbox's pages. */
  readonly development: boolean;
  readonly accounts?: readonly SandboxAccount[];
  /** Finds the built stories, served on the operator's host. */
  readonly storybook?: () => Promise<Storybook>;
  /** Called with unexpected errors. */
  readonly onError?: (error: unknown) => void;
}

export interface SiteServer {
  readonly fetch: (request: Request) => Promise<Response>;
}

const PLATFORM = /^\/(?:wps|lgw|lotto|TCG_PROD_IMAGES)(?:\/|$)/;
const SANDBOX = /^\/sandbox(?:\/|$)/;
/** Tells the sandbox the brand's session mode; a value from the client is overwritten. */
const SESSION_MODE_HEADER = 'Session-Mode';

const isHttps = (request: Request): boolean =>
  new URL(request.url).protocol === 'https:' ||
  request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';

/** One handler for every host: the Host header selects the brand. */
export const createSiteServer = ({
  registry,
  build,
  platform,
  development,
  accounts = [],
  storybook,
  onError,
}: SiteServerOptions): SiteServer => {
  const derivedAssets = createDerivedAssets(build);
  const documents = createDocumentCache(build, derivedAssets);

  const respondForOperator = async (request: Request, path: string, https: boolean): Promise<Response> => {
    if (storybook !== undefined && isStorybookPath(path))
      return storybookResponse({ request, path, https, find: storybook });
    const brands = await registry.all();
    if (path === '/') {
      const { port } = new URL(request.url);
      return operatorPage({ brands, accounts, port: port === '' ? '' : `:${port}`, https });
    }
    if (path === '/favicon.ico') return new Response(null, { status: 204, headers: baseHeaders(https) });
    const file = brands.map(({ site }) => site?.files.get(path)).find((found) => found !== undefined);
    return file === undefined ? notFoundPage({ https }) : siteFileResponse(file, { request, https });
  };

  const respondForBrand = async (
    { id, site, findings }: RegisteredBrand,
    request: Request,
    path: string,
    https: boolean,
  ): Promise<Response> => {
    if (site === null) return development ? findingsPage(id, findings, { https }) : unavailablePage({ https });
    if (PLATFORM.test(path)) {
      const { origin, timeouts, session } = site.brand.platform;
      // The brand decides how its sessions are kept: a request could ask for a token that scripts can read.
      request.headers.set(SESSION_MODE_HEADER, session);
      return compressJson(
        request,
        await (origin === null ? platform(request) : forwardToGateway(request, { origin, timeout: timeouts.call })),
      );
    }
    return (
      refuseWrites(request, https) ?? brandResponse(site, { request, path, https, build, documents, derivedAssets })
    );
  };

  const respond = async (request: Request): Promise<Response> => {
    const https = isHttps(request);
    const path = new URL(request.url).pathname;
    if (path === '/healthz')
      return new Response('ok\n', { headers: { 'Cache-Control': 'no-store', ...baseHeaders(https) } });
    const host = hostName(request);
    if (host === null) return unknownHostPage(null, { https });
    if (isConnectHost(host))
      return connectorResponse({ request, path, https, build, registry, platform: development ? platform : null });
    if (isGamesHost(host)) return gamesResponse({ request, host, path, https, build, registry, platform });
    if (isReservedHost(host)) return reservedHostPage(host, { https });
    if (isOperatorHost(host) && development)
      return SANDBOX.test(path) ? platform(request) : respondForOperator(request, path, https);
    const brand = await registry.byHost(host);
    if (brand === null) {
      const isConnector = (await registry.all()).some(
        ({ site }) => site !== null && connectorHost(site.brand) === host,
      );
      return isConnector
        ? connectorResponse({ request, path, https, build, registry, platform: null })
        : unknownHostPage(host, { https });
    }
    if (SANDBOX.test(path)) return development ? platform(request) : notFoundPage({ https });
    return respondForBrand(brand, request, path, https);
  };

  return {
    fetch: async (request) => {
      try {
        const response = await respond(request);
        return request.method === 'HEAD' ? new Response(null, response) : response;
      } catch (error) {
        onError?.(error);
        return failurePage({ https: isHttps(request) });
      }
    },
  };
};
