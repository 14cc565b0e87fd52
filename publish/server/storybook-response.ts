import type { BuildFile, BuildFiles } from '#publish/build-files.ts';
import { policyText } from '#publish/content-security-policy.ts';
import { baseHeaders, immutableHeaders, DENY_ALL_PERMISSIONS } from '#publish/headers.ts';
import { escapeHtml } from '#publish/html.ts';
import { plainPage } from './plain-page.ts';
import { notFoundPage, refuseWrites } from './problem-pages.ts';

/** The built stories, by URL path, or the reason why there are none yet. */
export type Storybook =
  | { readonly state: 'ready'; readonly files: BuildFiles }
  /** `progress` is the current step of the build, if known. The build has been running for `seconds`. */
  | { readonly state: 'building'; readonly progress: string | null; readonly seconds: number }
  /** `why` is the end of the output of the failed build. */
  | { readonly state: 'failed'; readonly why: string };

export interface StorybookRequest {
  readonly request: Request;
  readonly path: string;
  readonly https: boolean;
  readonly find: () => Promise<Storybook>;
}

/**
 * The CSP of stories. Inline code is allowed because Storybook contains some, and `unsafe-eval` because Ajv compiles
 * the schema when a brand file is dropped on Storybook.
 */
const POLICY = policyText({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
});

const buildingPage = (progress: string | null, seconds: number, https: boolean): Response =>
  plainPage({
    title: 'Storybook is being built',
    status: 503,
    https,
    headers: { 'Retry-After': '2', Refresh: '2' },
    body: `<h1>Storybook is being built</h1>\n<p role="status">${escapeHtml(progress ?? 'The build has started')}, after ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.</p>\n<p class="muted">It is built on first use after a change of the sources, which takes from half a minute to a few minutes. This page reloads by itself.</p>`,
  });

const failedPage = (why: string, https: boolean): Response =>
  plainPage({
    title: 'Storybook could not be built',
    status: 500,
    https,
    body: `<h1>Storybook could not be built</h1>\n<p>Fix the errors of the build, then reload this page: it is built again.</p>\n<pre tabindex="0">${escapeHtml(why)}</pre>`,
  });

const fileResponse = async (file: BuildFile, path: string, https: boolean): Promise<Response> => {
  const body = await file.read('plain');
  if (body === null) return notFoundPage({ https });
  const kept = path.startsWith('/assets/')
    ? immutableHeaders(file.type, https)
    : { 'Content-Type': file.type, 'Cache-Control': 'no-cache', ...baseHeaders(https) };
  const ofDocument = path.endsWith('.html')
    ? { 'Content-Security-Policy': POLICY, 'Permissions-Policy': DENY_ALL_PERMISSIONS }
    : {};
  return new Response(body, { headers: { ...kept, ...ofDocument, 'Content-Length': String(body.length) } });
};

/** Serves the stories, which are built on first use. They have a separate host, because their CSP is less strict than any other. */
export const storybookResponse = async ({ request, path, https, find }: StorybookRequest): Promise<Response> => {
  const refused = refuseWrites(request, https);
  if (refused !== null) return refused;
  if (path === '/favicon.ico') return new Response(null, { status: 204, headers: baseHeaders(https) });
  const storybook = await find();
  if (storybook.state === 'building') return buildingPage(storybook.progress, storybook.seconds, https);
  if (storybook.state === 'failed') return failedPage(storybook.why, https);
  const wanted = path === '/' ? '/index.html' : path;
  const file = storybook.files.get(wanted);
  return file === undefined ? notFoundPage({ https }) : fileResponse(file, wanted, https);
};
