import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Adds two global functions that browser workers have and Node lacks, then runs one of the site's workers. */
const BOOT = `
require('tsx/esm/api').register();
const { parentPort, workerData } = require('node:worker_threads');
globalThis.addEventListener = (_type, listen) => parentPort.on('message', (data) => listen({ data }));
globalThis.postMessage = (data) => parentPort.postMessage(data);
import(workerData);
`;

/** A browser worker, implemented as a Node thread that runs a source file. */
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
