import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type Handler = (request: Request) => Promise<Response>;

export interface Listening {
  readonly servers: readonly Server[];
  /** Until then every request is answered 503. */
  readonly open: (handler: Handler) => void;
  readonly close: () => Promise<void>;
}

/** The header by which the platform learns who is calling; whatever a client sent under that name is overwritten. */
export const ADDRESS_HEADER = 'x-real-ip';

/** An idle connection stays so long: who reads for a minute and then presses need not open a new one (round trips, on a slow network), and a proxy that reuses connections for a minute finds none that was closed under it. */
const KEEP_ALIVE_MS = 75_000;

const starting: Handler = () =>
  Promise.resolve(
    new Response('starting\n', { status: 503, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } }),
  );

const bind = (server: Server, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: host === '::1' }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });

const isMissingFamily = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' || error.code === 'EINVAL');

/** Answers some requests itself, before they become a `Request`; says whether it did. */
export type Before = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Takes the port at once, on both loopback addresses unless `host` says otherwise. Rejects with `EADDRINUSE` when somebody else has it. */
export const listen = async (
  port: number,
  host: string | undefined,
  before: Before = () => false,
): Promise<Listening> => {
  let handler = starting;
  const listener = getRequestListener(
    (request, { incoming }) => {
      request.headers.set(ADDRESS_HEADER, incoming.socket.remoteAddress ?? '');
      return handler(request);
    },
    { overrideGlobalObjects: false },
  );
  const make = (): Server =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
      if (!before(incoming, outgoing)) void listener(incoming, outgoing);
    });
  const servers = [await bind(make(), port, host ?? '127.0.0.1')];
  if (host === undefined) {
    try {
      servers.push(await bind(make(), port, '::1'));
    } catch (error) {
      if (!isMissingFamily(error)) {
        for (const server of servers) server.close();
        throw error;
      }
    }
  }
  return {
    servers,
    open: (next) => {
      handler = next;
    },
    close: async () => {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeIdleConnections();
              setTimeout(() => server.closeAllConnections(), 1000).unref();
            }),
        ),
      );
    },
  };
};
