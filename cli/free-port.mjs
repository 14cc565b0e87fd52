import { createServer } from 'node:net';

/** Before a long build: ends the process with a sentence when somebody has the port. The server itself asks again when it takes it. */
export const requireFreePort = () => {
  const port = Number(process.env.PORT || 4000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') return resolve();
      process.stderr.write(
        `Port ${port} is in use. End what listens there, or take another: PORT=${port + 1} npm start\n`,
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
