import { baseHeaders } from '#publish/headers.ts';
import { notFoundPage } from './problem-pages.ts';

export interface DeveloperRequest {
  readonly request: Request;
  readonly path: string;
  readonly https: boolean;
  /** The sandbox, which renders the developer pages. */
  readonly platform: (request: Request) => Promise<Response>;
}

const DEVELOPER_PAGES = /^\/sandbox\/(?!provider\/)/;

/** Answers requests on the host of the developer pages. They show all merchants' scenarios and sent codes, which no site may read. */
export const developerResponse = async ({ request, path, https, platform }: DeveloperRequest): Promise<Response> => {
  if (path === '/favicon.ico') return new Response(null, { status: 204, headers: baseHeaders(https) });
  if (path === '/')
    return new Response(null, {
      status: 302,
      headers: { Location: '/sandbox/outbox', 'Cache-Control': 'no-store', ...baseHeaders(https) },
    });
  return DEVELOPER_PAGES.test(path) ? platform(request) : notFoundPage({ https });
};
