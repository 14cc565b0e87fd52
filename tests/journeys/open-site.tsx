import './node-bytes.ts';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useEffect, type ReactNode } from 'react';
import { status } from '#schemas/calls/account.ts';
import type { Language } from '#schemas/languages.ts';
import { Site } from '#src/app/site.tsx';
import { SiteProviders } from '#src/app/site-providers.tsx';
import { createSiteStores, type SiteStores } from '#src/app/site-stores.ts';
import { loadTexts } from '#storybook/story-texts.ts';
import { markLanguage } from '#src/texts/language-store.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import { yieldToMain } from '#src/lib/in-time-slices.ts';
import type { JourneySandbox } from './journey-sandbox.ts';
import { encodeForm } from './encode-form.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { textsOf, type TextsOf } from './text-of.ts';

const channels = new Set<BroadcastChannel>();
/** Tracks open channels, so that a closed page receives no messages from the next page. */
class PageChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
}
globalThis.BroadcastChannel = PageChannel;
let isKept = false;

/** Removes the page, unless it was opened with `kept`. */
export const closeSite = (): void => {
  if (!isKept) cleanup();
};

/** What can go wrong with requests to one path. */
export type Fault =
  | 'offline'
  | 'timeout'
  | 'malformed'
  | 'shape'
  | {
      readonly status: number;
      /** Whether the request never reaches the platform; otherwise, only the response is lost. */ readonly untouched?: true;
      /** The platform's error code; `internal` unless given. */ readonly code?: string;
      /** The platform's own message. */ readonly message?: string;
      /** Seconds until a retry is allowed. */ readonly retryAfter?: number;
      /** The `value` of the error response. */ readonly detail?: unknown;
      /** The errors of the form's fields. */ readonly fields?: Readonly<Record<string, string>>;
    }
  /** A success with another value than the sandbox's. */
  | { readonly value: unknown }
  /** The sandbox's response with a different text. */
  | { readonly change: (answer: string) => string }
  /** The platform carries out the request, but its response cannot be read. */
  | { readonly carriedOut: 'malformed' | 'shape' };

export interface OpenSite {
  readonly brand: string;
  readonly stores: SiteStores;
  /** The texts in the language that the page was opened in. */
  readonly texts: TextsOf;
  readonly user: UserEvent;
  readonly cookies: Map<string, string>;
  /** Returns the path and query of the current page. */
  readonly path: () => string;
  /** Requests sent so far, as method and path. */
  readonly sent: readonly string[];
  /** Returns the bodies sent to a path, unchanged. */
  readonly bodies: (path: string) => readonly string[];
  /** Returns the idempotency keys sent to a path. */
  readonly keys: (path: string) => readonly string[];
  /** Makes a path, or with `*` every path, fail from now on. Paths may have `{placeholders}`; `null` ends the failure. */
  readonly fail: (path: string, fault: Fault | null) => void;
  /** Holds back a path's responses until the returned function is called. */
  readonly hold: (path: string) => () => void;
}

export interface SiteOptions {
  readonly brand?: string;
  /** By default, a small page, because most tests use modals, which open over any page. */
  readonly path?: string;
  /** English unless given. */
  readonly language?: Language;
  readonly change?: Partial<ClientBrand>;
  /** Faults from the first request on; see `OpenSite.fail`. */
  readonly failing?: Readonly<Record<string, Fault>>;
  /** The previous page of the same tab, whose cookies and storage are kept. */
  readonly after?: OpenSite;
  /** Keeps the page open when a test ends, for the next test. */
  readonly kept?: boolean;
  /** Rendered below the page, within the same providers. */
  readonly beside?: ReactNode;
}

/** Returns whether a call's path, such as `/orders/{id}`, matches a requested path. */
export const isPathOf = (callPath: string, path: string): boolean => {
  const parts = path.split('/');
  const callParts = callPath.split('/');
  return callParts.length === parts.length && callParts.every((part, at) => part === parts[at] || part.startsWith('{'));
};

const foundFor = <Value,>(registered: ReadonlyMap<string, Value>, path: string): Value | undefined =>
  [...registered].find(([callPath]) => isPathOf(callPath, path))?.[1];

/** Reports the router's location. */
function Where({ tell }: { readonly tell: (path: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => tell(pathname + search), [tell, pathname, search]);
  return null;
}

const failed = async (fault: Fault, real: () => Promise<Response>): Promise<Response> => {
  if (fault === 'offline') throw new TypeError('Failed to fetch');
  if (fault === 'timeout') throw new DOMException('The operation timed out.', 'TimeoutError');
  if (fault === 'malformed')
    return new Response('{"success":true,"val', { headers: { 'Content-Type': 'application/json' } });
  if (fault === 'shape')
    return new Response('{"success":true,"value":{"unexpected":[null]}}', {
      headers: { 'Content-Type': 'application/json' },
    });
  if ('carriedOut' in fault) {
    await real();
    return failed(fault.carriedOut, real);
  }
  if ('change' in fault) {
    const answer = await real();
    return new Response(fault.change(await answer.text()), answer);
  }
  if ('value' in fault)
    return new Response(JSON.stringify({ success: true, value: fault.value }), {
      headers: { 'Content-Type': 'application/json' },
    });
  if (fault.untouched !== true) await real();
  const { status: answered, code = 'internal', message = 'broken', retryAfter, detail, fields } = fault;
  const headers = {
    'Content-Type': 'application/json',
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  };
  return new Response(JSON.stringify({ success: false, code, message, value: detail, fields }), {
    status: answered,
    headers,
  });
};

/** Renders the real site with the real client against the sandbox, keeping cookies as a browser does. */
export const openSite = async (
  sandbox: JourneySandbox,
  {
    brand: id = 'perya',
    path = '/promotions',
    language = 'EN',
    change = {},
    failing = {},
    after,
    kept = false,
    beside,
  }: SiteOptions = {},
): Promise<OpenSite> => {
  const found = storyBrands.get(id);
  if (found === undefined) throw new Error(`there is no brand ${id}`);
  const brand = { ...found.site, ...change };
  const host = `${id}.localhost`;
  const cookies = after?.cookies ?? new Map<string, string>();
  const faults = new Map(Object.entries(failing));
  const holds = new Map<string, Promise<void>>();
  const sent: string[] = [];
  let shown = path;
  const posted: { readonly path: string; readonly body: string; readonly key: string | null }[] = [];
  const ip = sandbox.newIp();

  const fetch: typeof globalThis.fetch = async (to, init) => {
    const url = new URL(to instanceof Request ? to.url : String(to), `http://${host}`);
    const method = init?.method ?? 'GET';
    sent.push(`${method} ${url.pathname}`);
    const held = foundFor(holds, url.pathname);
    const headers = new Headers(init?.headers);
    if (typeof init?.body === 'string')
      posted.push({ path: url.pathname, body: init.body, key: headers.get('Idempotency-Key') });
    headers.set('x-real-ip', ip);
    headers.set('Session-Mode', brand.platform.session);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const form = init?.body instanceof FormData ? await encodeForm(init.body) : null;
    if (form !== null) headers.set('Content-Type', form.type);
    const ask = async () => {
      const body = form?.bytes ?? (method === 'GET' || typeof init?.body !== 'string' ? null : init.body);
      const said = await sandbox.send({ do: 'fetch', url: url.href, method, headers: [...headers], body });
      for (const cookie of said.cookies ?? []) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return new Response(said.body, {
        status: said.status ?? 200,
        headers: (said.headers ?? []).map(([name, value]): [string, string] => [name, value]),
      });
    };
    await held;
    const fault = foundFor(faults, url.pathname) ?? faults.get('*');
    return fault === undefined ? ask() : failed(fault, ask);
  };

  cleanup();
  isKept = kept;
  for (const channel of channels) channel.close();
  channels.clear();
  if (after === undefined) {
    sessionStorage.clear();
    localStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
  history.replaceState(null, '', path);
  markLanguage(document.documentElement, language);
  const namespaces = ['common', 'shell', 'home', 'errors', 'rules', 'auth'];
  const texts = await loadTexts(language);
  const tables = namespaces.map((name) => [name, { ...texts[name], ...found.texts[language]?.[name] }] as const);
  const stores = createSiteStores({
    data: { brand, language, texts: Object.fromEntries(tables), brandTexts: found.texts },
    loadTexts,
    fetch,
  });
  await stores.session.resume();
  await act(
    async () =>
      void render(
        <SiteProviders stores={stores}>
          <MemoryRouter initialEntries={[path]}>
            <Where tell={(at) => void (shown = at)} />
            <Site host={host} />
            {beside}
          </MemoryRouter>
        </SiteProviders>,
      ),
  );
  await screen.findByRole('main');
  await waitFor(() => {
    if (stores.queries.getQueryData([status.name]) === undefined && stores.queries.isFetching() > 0)
      throw new Error('the platform has not said yet how it is');
  });
  // The response reaches the page in a later render.
  await act(yieldToMain);
  return {
    brand: id,
    stores,
    texts: textsOf(language, id),
    sent,
    cookies,
    path: () => shown,
    bodies: (at) => posted.filter(({ path: to }) => to === at).map(({ body }) => body),
    keys: (at) => posted.flatMap(({ path: to, key }) => (to === at && key !== null ? [key] : [])),
    user: userEvent.setup({ delay: null }),
    fail: (at, fault) => void (fault === null ? faults.delete(at) : faults.set(at, fault)),
    hold: (at) => {
      let release = (): void => undefined;
      holds.set(at, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(at);
        release();
      };
    },
  };
};
