/** The service worker's path, next to `iframe.html` of the built Storybook. */
export const WORKER_FILE = 'images-worker.js';

const LONGEST_WAIT_MS = 5000;

const controlled = (workers: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (workers.controller !== null) return resolve();
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

/** Waits until the service worker that draws the platform's images controls the built Storybook's page. */
export const registerImageWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(new URL(WORKER_FILE, document.baseURI), { type: 'module' });
  await controlled(navigator.serviceWorker);
};
