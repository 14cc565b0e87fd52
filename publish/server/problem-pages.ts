import type { Finding } from '#schemas/checks/finding.ts';
import { baseHeaders } from '../headers.ts';
import { escapeHtml } from '../html.ts';
import { plainPage } from './plain-page.ts';

interface PageOptions {
  readonly https: boolean;
}

export const unknownHostPage = (host: string | null, { https }: PageOptions): Response =>
  plainPage({
    title: 'No site here',
    status: 404,
    https,
    body: `<h1>No site here</h1>\n<p>No brand answers on <code>${escapeHtml(host ?? 'this host')}</code>.</p>\n<p class="muted">A brand names its hosts in <code>brand.json</code>.</p>`,
  });

export const reservedHostPage = (host: string, { https }: PageOptions): Response =>
  plainPage({
    title: 'Reserved',
    status: 404,
    https,
    body: `<h1>Reserved</h1>\n<p><code>${escapeHtml(host)}</code> is reserved for Marquee itself; no brand can use it.</p>`,
  });

/** Renders the page of a site that is not available. `why` states the reason and is passed only in development. */
export const unavailablePage = ({ https, why }: PageOptions & { readonly why?: string }): Response =>
  plainPage({
    title: 'Not available',
    status: 503,
    https,
    headers: { 'Retry-After': '60' },
    body: `<h1>Not available</h1>\n<p>This site cannot be shown at the moment. Please try again later.</p>${why === undefined ? '' : `\n<p class="muted">${escapeHtml(why)}</p>`}`,
  });

export const notFoundPage = ({ https }: PageOptions): Response =>
  plainPage({
    title: 'Not found',
    status: 404,
    https,
    body: '<h1>Not found</h1>\n<p>There is nothing at this address.</p>\n<p><a href="/">Go to the first page</a></p>',
  });

/** Renders the page for an internal error. `requestId` identifies the log line that states the cause. */
export const failurePage = ({ https, requestId }: PageOptions & { readonly requestId: string }): Response =>
  plainPage({
    title: 'Something went wrong',
    status: 500,
    https,
    body: `<h1>Something went wrong</h1>\n<p>The page could not be created. Please try again.</p>\n<p class="muted">Reference: <code>${escapeHtml(requestId)}</code></p>`,
  });

export const findingList = (findings: readonly Finding[]): string =>
  `<ul>${findings
    .map(
      (finding) =>
        `<li class="card"><code class="${finding.level === 'error' ? 'bad' : 'muted'}">${escapeHtml(`${finding.file}#${finding.pointer}`)}</code><p>${escapeHtml(finding.message)}</p><p class="muted">${escapeHtml(finding.remedy)}</p></li>`,
    )
    .join('')}</ul>`;

/** Renders the findings of a brand that has no valid version. Used only in development. */
export const findingsPage = (id: string, findings: readonly Finding[], { https }: PageOptions): Response =>
  plainPage({
    title: `${id}: not valid yet`,
    status: 503,
    https,
    headers: { 'Retry-After': '1', Refresh: '2' },
    body: `<h1>${escapeHtml(id)} cannot be shown yet</h1>\n<p class="muted">Fix these findings in its files; this page reloads automatically.</p>\n${findingList(findings)}`,
  });

/** Returns a 405 response to any method except GET and HEAD, otherwise `null`. */
export const refuseWrites = ({ method }: Request, https: boolean): Response | null =>
  method === 'GET' || method === 'HEAD'
    ? null
    : new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD', ...baseHeaders(https) } });
