import { isPlatformPicture, PICTURE_TYPE, platformPicture } from './platform-picture.ts';

/** The part of a service worker's world that is used here: the project's types are those of a page. */
interface WorkerWorld {
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

const world = globalThis as unknown as WorkerWorld; // this file runs as a service worker only

world.addEventListener('install', (event) => event.waitUntil(world.skipWaiting()));
world.addEventListener('activate', (event) => event.waitUntil(world.clients.claim()));
world.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (!isPlatformPicture(pathname)) return;
  const picture = platformPicture(pathname);
  event.respondWith(
    new Response(picture, { status: picture === null ? 404 : 200, headers: { 'Content-Type': PICTURE_TYPE } }),
  );
});
