import { isPlatformImage, IMAGE_TYPE, platformImage } from './platform-image.ts';

/** The part of the service worker API used here, since the project's types are those of a page. */
interface WorkerScope {
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly addEventListener: {
    (
      type: 'install' | 'activate',
      listener: (event: { readonly waitUntil: (done: Promise<void>) => void }) => void,
    ): void;
    (
      type: 'fetch',
      listener: (event: { readonly request: Request; readonly respondWith: (answer: Response) => void }) => void,
    ): void;
  };
}

const world = globalThis as unknown as WorkerScope; // this file runs as a service worker only

world.addEventListener('install', (event) => event.waitUntil(world.skipWaiting()));
world.addEventListener('activate', (event) => event.waitUntil(world.clients.claim()));
world.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (!isPlatformImage(pathname)) return;
  const picture = platformImage(pathname);
  event.respondWith(
    new Response(picture, { status: picture === null ? 404 : 200, headers: { 'Content-Type': IMAGE_TYPE } }),
  );
});
