import { isPlatformImage, IMAGE_TYPE, platformImage } from './platform-image.ts';

/** The part of the service worker API used here, because the project's types are for pages. */
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

const world = globalThis as unknown as WorkerScope; // this file runs only as a service worker

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
