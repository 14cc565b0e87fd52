import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Brand } from '#schemas/brand.ts';
import { internalMessage } from '#schemas/problem.ts';
import { newRequestId } from './request-id.ts';
import { baseHeaders, errorHeaders } from '../headers.ts';
import { REPORTS_PATH } from '../browser-reports/report-script.ts';
import { SERVICE_WORKER, workerHeaders } from '../service-worker.ts';
import type { SiteBuild } from '../site-build.ts';
import { brandResponse } from './brand-response.ts';
import type { BrandRegistry, RegisteredBrand } from './brand-registry.ts';
import { markCanaryDocument, type CanaryChoice } from './canary-choice.ts';
import { compressJson } from './compression.ts';
import { connectorResponse } from './connector-response.ts';
import { createDerivedAssets } from './derived-assets.ts';
import { createCurrentSite } from './current-site.ts';
import { developerResponse } from './developer-response.ts';
import { createDocumentCache } from './document-cache.ts';
import { siteFileResponse } from './file-response.ts';
import { gamesResponse } from './games-response.ts';
import { hostName, hostWithPort, isOperatorHost, portSuffix, serverPart } from './host-name.ts';
import { operatorPage, type SandboxAccount } from './operator-page.ts';
import { createPatternFaults } from './pattern-faults.ts';
import { failureResponse, forwardToGateway, LARGEST_BODY } from './platform-gateway.ts';
import { openingPage, openingResponse } from './opening-brand.ts';
import {
  failurePage,
  findingsPage,
  notFoundPage,
  reservedHostPage,
  unavailablePage,
  unknownHostPage,
  refuseWrites,
} from './problem-pages.ts';
import { isPlatformPath, refusalResponse } from './refusal.ts';
import { SILENT_LOG, type ServerLog } from './server-log.ts';
import { storybookResponse, type Storybook } from './storybook-response.ts';
import { removeTenant, setTenant } from './tenant.ts';

export interface SiteServerOptions {
  readonly registry: BrandRegistry;
  readonly build: SiteBuild;
  /** The sandbox, which answers the platform calls of brands without a gateway; `null` if there is no sandbox. */
  readonly platform: ((request: Request) => Promise<Response>) | null;
  /** The merchants that exist in `platform`. A brand with any other merchant is not open yet. By default, every merchant counts as existing. */
  readonly merchants?: { readonly has: (code: string) => boolean };
  /** Called for each request to a brand that is not open yet. */
  readonly onMerchantAwaited?: (() => void) | undefined;
  /** Enables the operator's page, the lists of findings and the sandbox's pages. */
  readonly development: boolean;
  readonly accounts?: readonly SandboxAccount[];
  /** Returns the built stories, or the state of the build. */
  readonly storybook?: () => Promise<Storybook>;
  /** Whether the server accepts requests; while it shuts down, `/readyz` reports that it is not ready. */
  readonly isReady?: () => boolean;
  readonly log?: ServerLog;
  /** Chooses the release for each visitor of a brand with a canary; by default, everybody gets the live one. */
  readonly canaries?: CanaryChoice;
  readonly now?: () => number;
}

export interface SiteServer {
  readonly fetch: (request: Request) => Promise<Response>;
}

const REQUEST_ID_HEADER = 'X-Request-Id';
/** The allowed methods. Others are rejected, because no part of the server handles them and `fetch` cannot forward all of them. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const isHttps = (request: Request): boolean =>
  request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https';

const NO_PLATFORM = 'The brand names no gateway in platform.origin of its brand.json, and no sandbox is served.';

/** Matches the path of a page of the simulated payment provider. */
const PAYMENT_PAGE = /^\/pay\/[A-Z0-9]+$/;

const plainText = (text: string, status: number, https: boolean): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...baseHeaders(https) },
  });

/** Adds security headers that a response lacks, because not every part of the server sets them. */
const protect = ({ status, headers }: Response, https: boolean): void => {
  for (const [name, value] of Object.entries(status < 400 ? baseHeaders(https) : errorHeaders(https)))
    if (!headers.has(name)) headers.set(name, value);
};

/**
 * Creates the handler for requests to all hosts. The Host header selects the brand or the part of the local server. The
 * caller must overwrite or remove the forwarding headers that clients send.
 */
export const createSiteServer = ({
  registry,
  build,
  platform,
  merchants,
  onMerchantAwaited,
  development,
  accounts = [],
  storybook,
  isReady = () => true,
  log = SILENT_LOG,
  canaries,
  now = Date.now,
}: SiteServerOptions): SiteServer => {
  const derivedAssets = createDerivedAssets(build);
  const currentSite = createCurrentSite(now);
  const documents = createDocumentCache(build, derivedAssets);
  const patternFaults = createPatternFaults(log.patternRefused);

  const respondForOperator = async (request: Request, path: string, https: boolean): Promise<Response> => {
    const brands = (await registry.all()).map((brand) => ({
      ...brand,
      findings: [...brand.findings, ...patternFaults.of(brand.id)],
    }));
    if (path === '/')
      return operatorPage({
        brands,
        languageFindings: build.languages.findings(),
        accounts,
        port: portSuffix(request),
        https,
      });
    if (path === '/favicon.ico') return new Response(null, { status: 204, headers: baseHeaders(https) });
    const file = brands.map(({ site }) => site?.files.get(path)).find((found) => found !== undefined);
    return file === undefined ? notFoundPage({ https }) : siteFileResponse(file, { request, https });
  };

  const isOpening = ({ merchant, platform: { origin } }: Brand): boolean =>
    platform !== null && origin === null && merchants?.has(merchant.code) === false;

  const callPlatform = async (id: string, { brand }: NonNullable<RegisteredBrand['site']>, request: Request) => {
    const { origin, timeouts } = brand.platform;
    const refused = setTenant(request, brand);
    if (refused !== null) return refused;
    if (origin !== null)
      return forwardToGateway(request, { brand: id, origin, timeout: timeouts.call, onFailure: log.gatewayFailed });
    return platform === null ? failureResponse(503, 'maintenance', 'This brand names no gateway') : platform(request);
  };

  const respondForBrand = async (
    { id, site: live, findings }: RegisteredBrand,
    request: Request,
    path: string,
    https: boolean,
  ): Promise<Response> => {
    if (path === REPORTS_PATH) return canaries?.receive(id, request) ?? new Response(null, { status: 204 });
    const visit = (await canaries?.choose(id, request, https)) ?? null;
    const site = visit?.fresh ?? live;
    if (site === null) return development ? findingsPage(id, findings, { https }) : unavailablePage({ https });
    if (isOpening(site.brand)) {
      onMerchantAwaited?.();
      return isPlatformPath(path)
        ? openingResponse()
        : openingPage(request, site.brand, { languages: build.languages, https });
    }
    if (isPlatformPath(path)) {
      const answer = await callPlatform(id, site, request);
      await patternFaults.watch(id, path, answer);
      return compressJson(request, answer);
    }
    if (platform === null && site.brand.platform.origin === null)
      return unavailablePage({ https, ...(development ? { why: NO_PLATFORM } : {}) });
    const refused = refuseWrites(request, https);
    if (refused !== null) return refused;
    const options = { request, path, https, port: registry.port, build, documents, derivedAssets };
    const answer = await brandResponse(currentSite(site), options);
    return visit === null ? answer : markCanaryDocument(answer, visit);
  };

  const respondForPart = async (request: Request, host: string, path: string, https: boolean): Promise<Response> => {
    removeTenant(request);
    const part = serverPart(host);
    if (part === 'connectors')
      return connectorResponse({ request, path, https, build, registry, platform: development ? platform : null });
    if (part === 'games' && platform !== null)
      return gamesResponse({ request, host, path, https, build, registry, platform });
    if (part === 'sandbox' && development && platform !== null)
      return developerResponse({ request, path, https, platform });
    if (part === 'payment' && development && platform !== null && PAYMENT_PAGE.test(path)) return platform(request);
    if (part === 'storybook' && development && storybook !== undefined)
      return storybookResponse({ request, path, https, find: storybook });
    return reservedHostPage(host, { https });
  };

  const respond = async (request: Request): Promise<Response> => {
    build.languages.refresh();
    const https = isHttps(request);
    const host = hostName(request);
    if (host === null) return unknownHostPage(null, { https });
    // The platform compares this header with `Origin` and builds URLs with it.
    request.headers.set('Host', hostWithPort(request));
    const path = new URL(request.url).pathname;
    if (serverPart(host) !== null) return respondForPart(request, host, path, https);
    if (isOperatorHost(host) && development) return respondForOperator(request, path, https);
    const brand = await registry.byHost(host);
    if (brand !== null) return respondForBrand(brand, request, path, https);
    const isConnector = await registry.hasConnectors(host);
    // Browsers that have installed a brand's service worker still request it on the next visit, even if the brand has been removed.
    if (path === SERVICE_WORKER && build.workers !== null)
      return new Response(build.workers.retired, { headers: workerHeaders(https) });
    return isConnector
      ? connectorResponse({ request, path, https, build, registry, platform: null })
      : unknownHostPage(host, { https });
  };

  const refuse = (request: Request, path: string): Response | null => {
    if (!METHODS.includes(request.method))
      return refusalResponse(
        {
          path,
          status: 405,
          code: 'not_found',
          message: `Only ${METHODS.join(', ')} are answered`,
          headers: { Allow: METHODS.join(', ') },
        },
        isHttps(request),
      );
    return Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY
      ? refusalResponse(
          { path, status: 413, code: 'validation', message: `A body may have at most ${LARGEST_BODY} bytes` },
          isHttps(request),
        )
      : null;
  };

  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use(requestId({ headerName: REQUEST_ID_HEADER, limitLength: 64, generator: newRequestId }));
  app.use(async (context, next) => {
    const { raw } = context.req;
    raw.headers.set(REQUEST_ID_HEADER, context.get('requestId'));
    await next();
    context.res.headers.set(REQUEST_ID_HEADER, context.get('requestId'));
    protect(context.res, isHttps(raw));
  });
  app.get('/healthz', ({ req }) => plainText('ok', 200, isHttps(req.raw)));
  app.get('/readyz', ({ req }) =>
    isReady() ? plainText('ready', 200, isHttps(req.raw)) : plainText('ending', 503, isHttps(req.raw)),
  );
  app.all('*', ({ req: { raw, path } }) => refuse(raw, path) ?? respond(raw));
  app.onError((error, { req: { raw, path }, get }) => {
    const id = get('requestId');
    log.failed(error, id);
    return isPlatformPath(path)
      ? refusalResponse({ path, status: 500, code: 'internal', message: internalMessage(id) }, isHttps(raw))
      : failurePage({ https: isHttps(raw), requestId: id });
  });

  return { fetch: async (request) => app.fetch(request) };
};
