import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Adds the two global functions of browser workers that Node lacks, and runs a worker of the site. */
const BOOT = `
require('tsx/esm/api').register();
const { parentPort, workerData } = require('node:worker_threads');
globalThis.addEventListener = (_type, listen) => parentPort.on('message', (data) => listen({ data }));
globalThis.postMessage = (data) => parentPort.postMessage(data);
import(workerData);
`;

/** A browser's worker, as a thread of Node that runs a source file. */
export class ThreadedWorker extends EventTarget {
  readonly #thread: Worker;

  /** `file` is the path of the source file. */
  constructor(file: string) {
    super();
    this.#thread = new Worker(BOOT, { eval: true, workerData: pathToFileURL(file).href });
    this.#thread.on('message', (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data })));
    this.#thread.on('error', () => this.dispatchEvent(new Event('error')));
  }

  postMessage(message: unknown): void {
    this.#thread.postMessage(message);
  }

  terminate(): void {
    void this.#thread.terminate();
  }
}
