import type { BuildFile, BuildFiles } from '../build-files.ts';
import { policyText } from '../content-security-policy.ts';
import { baseHeaders, immutableHeaders, NOTHING_PERMITTED } from '../headers.ts';
import { escapeHtml } from '../html.ts';
import { onlyReads } from './only-reads.ts';
import { plainPage } from './plain-page.ts';
import { notFoundPage } from './problem-pages.ts';

/** Where the built stories stand: their files by address from there, or why there are none yet. */
export type Storybook =
  | { readonly state: 'ready'; readonly files: BuildFiles }
  | { readonly state: 'building' }
  /** `why`: what the build said. */
  | { readonly state: 'failed'; readonly why: string };

export interface StorybookAsked {
  readonly request: Request;
  readonly path: string;
  readonly https: boolean;
  readonly look: () => Promise<Storybook>;
}

const PLACE = '/storybook';

export const isStorybook = (path: string): boolean => path === PLACE || path.startsWith(`${PLACE}/`);

/** Scripts and styles in its documents are the workbench's own; nothing comes from another origin, and nothing goes there. The check of a brand that is dropped on it makes code from the schema. */
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

const buildingPage = (https: boolean): Response =>
  plainPage({
    title: 'Storybook is being built',
    status: 503,
    https,
    headers: { 'Retry-After': '2', Refresh: '2' },
    body: '<h1>Storybook is being built</h1>\n<p>That takes about half a minute, after each change of the sources. It shows here by itself.</p>',
  });

const failedPage = (why: string, https: boolean): Response =>
  plainPage({
    title: 'Storybook could not be built',
    status: 500,
    https,
    body: `<h1>Storybook could not be built</h1>\n<p>Mend what the build said, then load this page again: it is built anew.</p>\n<pre tabindex="0">${escapeHtml(why)}</pre>`,
  });

const fileAnswer = async (file: BuildFile, path: string, https: boolean): Promise<Response> => {
  const body = await file.read('plain');
  if (body === null) return notFoundPage({ https });
  const kept = path.startsWith('/assets/')
    ? immutableHeaders(file.type, https)
    : { 'Content-Type': file.type, 'Cache-Control': 'no-cache', ...baseHeaders(https) };
  const ofDocument = path.endsWith('.html')
    ? { 'Content-Security-Policy': POLICY, 'Permissions-Policy': NOTHING_PERMITTED }
    : {};
  return new Response(body, { headers: { ...kept, ...ofDocument, 'Content-Length': String(body.length) } });
};

/** The stories on the operator's host: built when they are first asked for, served as files from then on. */
export const storybookAnswer = async ({ request, path, https, look }: StorybookAsked): Promise<Response> => {
  const refused = onlyReads(request, https);
  if (refused !== null) return refused;
  if (path === PLACE)
    return new Response(null, {
      status: 308,
      headers: { Location: `${PLACE}/${new URL(request.url).search}`, ...baseHeaders(https) },
    });
  const storybook = await look();
  if (storybook.state === 'building') return buildingPage(https);
  if (storybook.state === 'failed') return failedPage(storybook.why, https);
  const wanted = path === `${PLACE}/` ? '/index.html' : path.slice(PLACE.length);
  const file = storybook.files.get(wanted);
  return file === undefined ? notFoundPage({ https }) : fileAnswer(file, wanted, https);
};
