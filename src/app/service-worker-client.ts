import { hasPage } from '#schemas/routes.ts';
import type { DocumentBlock, DocumentData, SharedData } from '#src/document/document-data.ts';
import { installStore } from '#src/lib/install-store.ts';
import { reloadOnce } from '#src/lib/load-chunk.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { workerUrl } from '#src/lib/worker-url.ts';
import type { DocumentOutcome, PageMessage } from '#src/service-worker/page-messages.ts';
import { applyBrandChange } from './apply-brand-change.ts';
import type { SiteStores } from './site-stores.ts';

const SERVICE_WORKER = '/service-worker.js';

/** The parts of a document's HTML that decide how its page starts: its script, its style sheets and its data. */
const partsOf = (html: string) => ({
  script: /<link rel="preload" as="script" href="([^"]+)"[^>]* data-bootstrap/u.exec(html)?.[1] ?? '',
  sheets: [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/gu)].map(([, href = '']) => href),
  block: parseJson(
    /<script type="application\/json" id="marquee">([^<]+)/u.exec(html)?.[1] ?? '{}',
  ) as Partial<DocumentBlock>,
});

const currentScript = (): string =>
  document.querySelector('link[data-bootstrap][as=script]')?.getAttribute('href') ?? '';

/**
 * Applies the changes that the operator made to the brand file since the document was cached. A document of another release takes effect on the next
 * visit.
 */
const applyFreshDocument = async (stores: SiteStores, html: string): Promise<void> => {
  const { script, sheets, block } = partsOf(html);
  if (script !== currentScript() || block.shared === undefined) return;
  const answer = await fetch(block.shared);
  if (!answer.ok) return;
  const { brand, ...data } = parseJson(await answer.text()) as SharedData;
  if (data.language !== stores.language.get()) return;
  const next: DocumentData = { brand, ...data };
  applyBrandChange(stores, next, sheets);
};

const tell = (worker: ServiceWorker, message: PageMessage): void => worker.postMessage(message);

const askOutcome = (worker: ServiceWorker): Promise<DocumentOutcome> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<DocumentOutcome>) => resolve(data), { once: true });
    port1.start();
    worker.postMessage({ type: 'outcome' } satisfies PageMessage, [port2]);
  });

/** Returns the URL that the browser requested, because the next visit starts there; the page may have changed its URL since. */
const documentAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href;

/** The files that this page has loaded from the site and would need if it were offline. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));

/**
 * Documents depend on the language and on the session. The page notifies the worker of changes, for browsers in which workers cannot read cookies.
 */
const forgetOnChanges = ({ session, language }: SiteStores, worker: () => ServiceWorker | null): void => {
  if ('cookieStore' in globalThis) return;
  let before = `${language.get()} ${session.token() === null}`;
  const compare = (): void => {
    const now = `${language.get()} ${session.token() === null}`;
    const active = worker();
    if (now !== before && active !== null) tell(active, { type: 'forget' });
    before = now;
  };
  session.subscribe(compare);
  language.subscribe(compare);
};

/**
 * Removes the worker of a brand that has switched it off. An update installs the retired worker, which deletes the caches and unregisters itself. If
 * there is nothing to update, the retired worker is already active: a page that was loaded earlier re-registered it while it was unregistering.
 */
const retire = async (container: ServiceWorkerContainer): Promise<void> => {
  for (const registration of await container.getRegistrations()) {
    // oxlint-disable-next-line no-await-in-loop -- a site has a single registration
    const isNewest = await registration.update().then(
      () => registration.installing === null && registration.waiting === null,
      () => false,
    );
    // oxlint-disable-next-line no-await-in-loop -- a site has a single registration
    if (isNewest) await registration.unregister();
  }
};

/** Starts the service worker, which caches the site for bad connections, and applies what has changed since the page was cached. */
export const startServiceWorker = async (stores: SiteStores): Promise<void> => {
  const container = navigator.serviceWorker;
  // Catches the browser's install event for the page /download, which may be opened later.
  if (hasPage('/download', stores.brand.get().modules.off)) installStore();
  if (stores.brand.get().modules.offline === false) return retire(container);
  const controller = container.controller;
  const registration = await container.register(workerUrl(SERVICE_WORKER), { updateViaCache: 'none' });
  forgetOnChanges(stores, () => registration.active);
  if (controller !== null) {
    // The browser also checks for updates, but not on every visit.
    registration.update().catch(() => undefined);
    const outcome = await askOutcome(controller);
    if (outcome.kind === 'gone') reloadOnce(() => location.reload());
    if (outcome.kind === 'changed') await applyFreshDocument(stores, outcome.html);
  }
  const { active } = await container.ready;
  if (active !== null) tell(active, { type: 'loaded', document: documentAddress(), files: loadedFiles() });
};
