import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type Handler = (request: Request) => Promise<Response>;

export interface Listening {
  readonly servers: readonly Server[];
  /** Sets the handler; before that every request gets 503. */
  readonly open: (handler: Handler) => void;
  readonly close: () => Promise<void>;
}

/** The header with the client's address; a value from the client is overwritten. */
export const ADDRESS_HEADER = 'x-real-ip';

/** Longer than the minute that proxies reuse idle connections, and than a player reads before the next press on a slow network. */
const KEEP_ALIVE_MS = 75_000;

const stillStarting: Handler = () =>
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

/** Handles a raw request itself; returns whether it did. */
export type Interceptor = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Binds the port on both loopback addresses, or on `host`. Rejects with `EADDRINUSE` when it is taken. */
export const listen = async (
  port: number,
  host: string | undefined,
  intercept: Interceptor = () => false,
): Promise<Listening> => {
  let handler = stillStarting;
  const listener = getRequestListener(
    (request, { incoming }) => {
      request.headers.set(ADDRESS_HEADER, incoming.socket.remoteAddress ?? '');
      return handler(request);
    },
    { overrideGlobalObjects: false },
  );
  const createHttpServer = (): Server =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
      if (!intercept(incoming, outgoing)) void listener(incoming, outgoing);
    });
  const servers = [await bind(createHttpServer(), port, host ?? '127.0.0.1')];
  if (host === undefined) {
    try {
      servers.push(await bind(createHttpServer(), port, '::1'));
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
