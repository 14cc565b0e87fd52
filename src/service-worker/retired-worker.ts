import type { WorkerScope } from './worker-scope.ts';

/*
 * Replaces the service worker if a brand no longer has one, or no longer exists: deletes everything stored, unregisters itself, and reloads the open
 * pages from the network.
 */
const scope = globalThis as unknown as WorkerScope;

const retire = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
  // Not awaited, to avoid a deadlock: if a page that was loaded earlier re-registers this worker, the navigation waits for the activation to finish.
  for (const page of await scope.clients.matchAll()) page.navigate(page.url).catch(() => undefined);
};

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim().then(retire)));
