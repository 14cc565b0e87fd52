/** Beside `iframe.html` of the built stories. */
export const WORKER_FILE = 'images-worker.js';

const LONGEST_WAIT_MS = 5000;

const controlled = (workers: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (workers.controller !== null) return resolve();
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });

/** Before a built story is drawn, the worker that draws the platform's pictures has to stand ready. */
export const platformPictures = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(new URL(WORKER_FILE, document.baseURI), { type: 'module' });
  await controlled(navigator.serviceWorker);
};
