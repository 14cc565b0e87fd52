import { Worker } from 'node:worker_threads';

const WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, 100);
`;

/**
 * Kills this process about 100 ms after its parent has exited. A worker thread watches the parent, because the main thread may be busy for seconds.
 */
export const endWithParent = () => {
  new Worker(WATCH, { eval: true, workerData: process.ppid }).unref();
};
