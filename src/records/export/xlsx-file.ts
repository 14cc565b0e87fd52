import { loadChunk } from '#src/lib/load-chunk.ts';
import { workerUrl } from '#src/lib/worker-url.ts';
import type { TableFile } from './table-file.ts';
import type { XlsxAnswer, XlsxRequest } from './xlsx-messages.ts';
// oxlint-disable-next-line import/default -- `?worker&url` is resolved by Vite
import xlsxWorkerAddress from './xlsx-worker.ts?worker&url';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const nextMessage = <Message>(worker: Worker): Promise<Message> =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => resolve(data), { once: true });
    worker.addEventListener('error', () => reject(new Error('the XLSX worker failed')), { once: true });
  });

/** Creates an XLSX file in a worker, because a large file takes seconds and would block the page. `signal` terminates the worker. */
export const startXlsxFile = async (signal: AbortSignal): Promise<TableFile> => {
  const worker = await loadChunk('xlsx-worker', async () => {
    const started = new Worker(workerUrl(xlsxWorkerAddress), { type: 'module' });
    signal.addEventListener('abort', () => started.terminate());
    await nextMessage(started);
    return started;
  });
  const written = nextMessage<XlsxAnswer>(worker);
  // Handled in `finish`, even if the worker fails before that is called.
  written.catch(() => undefined);
  const send = (request: XlsxRequest): void => worker.postMessage(request);
  return {
    add: (rows) => send({ rows }),
    finish: async (head) => {
      send({ head });
      const file = await written;
      if (file === null) throw new Error('the XLSX file could not be written');
      return new Blob([file], { type: TYPE });
    },
  };
};
