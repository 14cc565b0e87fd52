import type { Page } from 'playwright';
import { isPlatformPath } from '../../server/refusal.ts';
import type { Fault } from './observation.ts';

/** Matches the messages by which Chromium reports a violation of the page's policy. */
const POLICY = /Content Security Policy|Trusted(?:HTML|Script)/;

/** Matches messages to ignore, because another part of the verdict reports them or the rehearsal's browser causes them. */
const REPORTED = /Service Worker registration blocked|^Failed to load resource|net::ERR_/;

/** Removes what differs between releases or visits without being a fault: hosts, hashes in names, and identifiers. */
export const normalized = (text: string): string =>
  text
    .replaceAll(/https?:\/\/(?:[a-z0-9-]+\.)*localhost(?::\d+)?/g, '')
    .replaceAll(/\/brand\/[0-9a-f]+\//g, '/brand/')
    .replaceAll(/-[\w-]{8}(?=\.(?:js|css|woff2))/g, '')
    .replaceAll(/(?<=\/(?:data|sheet|app|theme)\.)[0-9a-f]+\./g, '')
    .replaceAll(/:\d+:\d+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

const isOwn = (address: string): boolean => /^(?:https?:\/\/(?:[a-z0-9-]+\.)*localhost[:/]|data:|blob:)/.test(address);

export interface PageWatch {
  /** Returns the faults since the last call. */
  readonly take: () => readonly Fault[];
  /** Returns whether a request is still unanswered. */
  readonly isWaiting: () => boolean;
}

/** Collects what goes wrong in a page: console messages, errors, violations of its policy and failed requests. */
export const watchPage = (page: Page): PageWatch => {
  let faults: Fault[] = [];
  const open = new Set<object>();
  const add = (part: Fault['part'], text: string, isForeign = false): void =>
    void faults.push({ part, what: normalized(text), ...(isForeign && { isForeign }) });
  page.on('console', (message) => {
    const text = message.text();
    const isFault = ['error', 'warning'].includes(message.type()) && !REPORTED.test(text);
    if (isFault && POLICY.test(text)) add('policy', text);
    else if (isFault) add('console', `${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => add('console', `error: ${error.message}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => {
    open.delete(request);
    const why = request.failure()?.errorText ?? '';
    // A request blocked by the policy is already reported as a violation.
    if (why === 'net::ERR_ABORTED' || why === 'csp') return;
    add('request', `${request.url()} fails: ${why}`, !isOwn(request.url()));
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isExpected = isPlatformPath(pathname) ? response.status() < 500 : response.status() < 400;
    if (!isExpected && !response.request().isNavigationRequest())
      add('request', `${response.url()} has status ${response.status()}`, !isOwn(response.url()));
  });
  return {
    take: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    isWaiting: () => open.size > 0,
  };
};
