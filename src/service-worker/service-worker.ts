import { answerCall, isStoredCall } from './answers.ts';
import { deleteOlderLayouts, DOCUMENTS, forget } from './caches.ts';
import { answerDocument, isDocumentRequest, keepVisited, outcomeFor } from './documents.ts';
import { answerFile, isFileRequest, keepFiles } from './files.ts';
import type { PageMessage } from './page-messages.ts';
import type { WorkerScope } from './worker-scope.ts';

const scope = globalThis as unknown as WorkerScope;
const { origin } = scope.location;

// The worker contains no code of the site, so a new version can take over at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      deleteOlderLayouts(),
      scope.clients.claim(),
      // The network request starts while the worker is still starting.
      scope.registration.navigationPreload?.enable(),
    ]),
  ),
);

scope.addEventListener('fetch', (event) => {
  if (isDocumentRequest(event, origin)) event.respondWith(answerDocument(event));
  else if (isFileRequest(event, origin)) event.respondWith(answerFile(event));
  else if (isStoredCall(event, origin)) event.respondWith(answerCall(event));
});

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  const { source, ports } = event;
  switch (message.type) {
    case 'loaded':
      return event.waitUntil(
        keepFiles(message.files, origin)
          .then(() => keepVisited(message.document))
          .catch(() => undefined),
      );
    case 'outcome':
      return event.waitUntil(outcomeFor(source?.id ?? '').then((outcome) => ports[0]?.postMessage(outcome)));
    case 'forget':
      return event.waitUntil(forget(DOCUMENTS));
  }
});
