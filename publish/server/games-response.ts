import { DEMO_KINDS } from '#schemas/demo-page.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import { pageLanguage } from '#publish/languages/page-language.ts';
import { siteOrigins } from '#publish/connect/connector-page.ts';
import { gamesDocument } from '#publish/games/games-document.ts';
import { baseHeaders } from '#publish/headers.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import type { BrandRegistry } from './brand-registry.ts';
import { buildFileResponse } from './file-response.ts';
import { portSuffix } from './host-name.ts';
import { notFoundPage, reservedHostPage, refuseWrites } from './problem-pages.ts';
import { compressJson } from './compression.ts';

export interface GamesRequest {
  readonly request: Request;
  readonly host: string;
  readonly path: string;
  readonly https: boolean;
  readonly build: SiteBuild;
  readonly registry: BrandRegistry;
  /** The sandbox, which settles the bets. */
  readonly platform: (request: Request) => Promise<Response>;
}

const DEMO_CALLS = /^\/lgw\/demo\/[a-z]+$/;

/** Answers requests on the games' host. It serves only the pages and files of demo games and their calls to the sandbox, and nothing from a site. */
export const gamesResponse = async ({
  request,
  host,
  path,
  https,
  build,
  registry,
  platform,
}: GamesRequest): Promise<Response> => {
  if (DEMO_CALLS.test(path)) return compressJson(request, await platform(request));
  const refused = refuseWrites(request, https);
  if (refused !== null) return refused;
  if (path === '/') return reservedHostPage(host, { https });
  if (path === '/favicon.ico') return new Response(null, { status: 204, headers: baseHeaders(https) });
  const built = build.games.files.get(path);
  if (built !== undefined) return (await buildFileResponse(built, { request, https })) ?? notFoundPage({ https });

  const kind = DEMO_KINDS.find((known) => path === `/${known}`);
  if (kind === undefined) return notFoundPage({ https });
  const { searchParams } = new URL(request.url);
  const ofMerchant = (await registry.byMerchant(searchParams.get('merchant') ?? '')).flatMap(({ site }) => site ?? []);
  const origins = [...new Set(ofMerchant.flatMap((site) => siteOrigins(site, { https, port: portSuffix(request) })))];
  const pack = build.languages.pack(searchParams.get('language') ?? BASE_LANGUAGE);
  const { html, headers } = gamesDocument({
    page: { kind, origins, language: pack.code, shown: pageLanguage(pack, 'demo-games') },
    entry: await build.games.entry(),
    https,
    development: build.development ?? false,
  });
  return new Response(html, { headers });
};
