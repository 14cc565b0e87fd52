import { createServer } from 'node:net';
import { exitWithError, explainStartError, parsePort } from './process.ts';

/** Exits with a message if PORT and HOST cannot be bound, so that the error appears before a long build. */
export const requireFreePort = (): Promise<void> => {
  const port = parsePort(process.env['PORT']);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => exitWithError(explainStartError(error, port)));
    probe.listen({ port, host: process.env['HOST'] || '127.0.0.1' }, () => probe.close(() => resolve()));
  });
};
