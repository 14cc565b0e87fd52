import { connectorHost } from '../connect/connector-origin.ts';
import { baseHeaders } from '../headers.ts';
import type { SiteBuild } from '../site-build.ts';
import { brandAnswer } from './brand-answers.ts';
import { connectAnswer } from './connect-answers.ts';
import type { BrandRegistry, RegisteredBrand } from './brand-registry.ts';
import { createDocuments } from './documents.ts';
import { gamesAnswer } from './games-answers.ts';
import { hostName, isConnectHost, isGamesHost, isOperatorHost, isReservedHost } from './host-name.ts';
import { createMadeFiles } from './made-files.ts';
import { onlyReads } from './only-reads.ts';
import { operatorPage, type TrialAccount } from './operator-page.ts';
import { passOn } from './platform-gateway.ts';
import {
  failurePage,
  findingsPage,
  notFoundPage,
  reservedHostPage,
  unavailablePage,
  unknownHostPage,
} from './problem-pages.ts';
import { shrink } from './shrink.ts';
import { siteFileResponse } from './file-response.ts';
import { isStorybook, storybookAnswer, type Storybook } from './storybook-answers.ts';

export interface SiteServerOptions {
  readonly registry: BrandRegistry;
  readonly build: SiteBuild;
  /** Answers the platform's calls of brands that name no gateway: the sandbox. */
  readonly platform: (request: Request) => Promise<Response>;
  /** The operator's index, lists of findings and the sandbox's own pages are for development. */
  readonly development: boolean;
  readonly accounts?: readonly TrialAccount[];
  /** Looks where the built stories are; they stand beside the operator's index. */
  readonly storybook?: () => Promise<Storybook>;
  /** Told of what should not happen. */
  readonly onError?: (error: unknown) => void;
}

export interface SiteServer {
  readonly fetch: (request: Request) => Promise<Response>;
}

const PLATFORM = /^\/(?:wps|lgw|lotto|TCG_PROD_IMAGES)(?:\/|$)/;
const SANDBOX = /^\/sandbox(?:\/|$)/;

const isHttps = (request: Request): boolean =>
  new URL(request.url).protocol === 'https:' ||
  request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';

/** Every host on one function: the Host header names the brand, the path what is wanted of it. */
export const createSiteServer = ({
  registry,
  build,
  platform,
  development,
  accounts = [],
  storybook,
  onError,
}: SiteServerOptions): SiteServer => {
  const made = createMadeFiles(build);
  const documents = createDocuments(build, made);

  const operator = async (request: Request, path: string, https: boolean): Promise<Response> => {
    if (storybook !== undefined && isStorybook(path)) return storybookAnswer({ request, path, https, look: storybook });
    const brands = await registry.all();
    if (path === '/') {
      const { port } = new URL(request.url);
      return operatorPage({ brands, accounts, port: port === '' ? '' : `:${port}`, https });
    }
    if (path === '/favicon.ico') return new Response(null, { status: 204, headers: baseHeaders(https) });
    const file = brands.map(({ site }) => site?.files.get(path)).find((found) => found !== undefined);
    return file === undefined ? notFoundPage({ https }) : siteFileResponse(file, { request, https });
  };

  const ofBrand = async (
    { id, site, findings }: RegisteredBrand,
    request: Request,
    path: string,
    https: boolean,
  ): Promise<Response> => {
    if (site === null) return development ? findingsPage(id, findings, { https }) : unavailablePage({ https });
    if (PLATFORM.test(path)) {
      const { origin, timeouts } = site.brand.platform;
      return shrink(
        request,
        await (origin === null ? platform(request) : passOn(request, { origin, timeout: timeouts.call })),
      );
    }
    return onlyReads(request, https) ?? brandAnswer(site, { request, path, https, build, documents, made });
  };

  const answer = async (request: Request): Promise<Response> => {
    const https = isHttps(request);
    const path = new URL(request.url).pathname;
    if (path === '/healthz')
      return new Response('ok\n', { headers: { 'Cache-Control': 'no-store', ...baseHeaders(https) } });
    const host = hostName(request);
    if (host === null) return unknownHostPage(null, { https });
    if (isConnectHost(host))
      return connectAnswer({ request, path, https, build, registry, platform: development ? platform : null });
    if (isGamesHost(host)) return gamesAnswer({ request, host, path, https, build, registry, platform });
    if (isReservedHost(host)) return reservedHostPage(host, { https });
    if (isOperatorHost(host) && development)
      return SANDBOX.test(path) ? platform(request) : operator(request, path, https);
    const brand = await registry.byHost(host);
    if (brand === null) {
      const isConnector = (await registry.all()).some(
        ({ site }) => site !== null && connectorHost(site.brand) === host,
      );
      return isConnector
        ? connectAnswer({ request, path, https, build, registry, platform: null })
        : unknownHostPage(host, { https });
    }
    if (SANDBOX.test(path)) return development ? platform(request) : notFoundPage({ https });
    return ofBrand(brand, request, path, https);
  };

  return {
    fetch: async (request) => {
      try {
        const response = await answer(request);
        return request.method === 'HEAD' ? new Response(null, response) : response;
      } catch (error) {
        onError?.(error);
        return failurePage({ https: isHttps(request) });
      }
    },
  };
};
