import { createServer } from 'node:net';

/** Exits with a message when the port is in use, so that this shows before a long build and not after it. */
export const requireFreePort = () => {
  const port = Number(process.env.PORT || 4000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') return resolve();
      process.stderr.write(
        `Port ${port} is in use. Stop the process that uses it, or use another: PORT=${port + 1} npm start\n`,
      );
      process.exit(1);
    });
    try {
      probe.listen({ port, host: process.env.HOST || '127.0.0.1' }, () => probe.close(resolve));
    } catch {
      resolve();
    }
  });
};
