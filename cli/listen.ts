import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { clientOf, type Client } from './trusted-proxies.ts';

export type Handler = (request: Request) => Promise<Response>;

export interface Listening {
  readonly servers: readonly Server[];
  /** Sets the handler; before that every request gets 503. */
  readonly open: (handler: Handler) => void;
  /** Waits until every running request is answered, at most `patience` milliseconds, then takes no more. Until then `/readyz` says that it ends. */
  readonly close: (patience: number) => Promise<void>;
}

export interface ListenOptions {
  /** An address of this machine; both loopback addresses if not given. */
  readonly host?: string | undefined;
  /** The proxies whose word on a client is taken. */
  readonly trusted?: BlockList;
  readonly intercept?: Interceptor;
}

/** The header with the client's address; a value from the client is overwritten. */
export const ADDRESS_HEADER = 'x-real-ip';

/** Whether a Host header is a host with an optional port. Anything else would make a request that has no URL. */
const isAuthority = (host = ''): boolean =>
  /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);

const HEALTH_PATHS = /^\/(?:healthz|readyz)(?:\?|$)/;

/** What proxies say of a client. Only that of a trusted one is used, so that none of it reaches the server from a client. */
const FORWARDING_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/** Replaces what a request says of its client by what the server knows: `x-real-ip`, `x-forwarded-proto` where it is https, and the host. */
const setClient = ({ headers }: Request, { address, https, host, isProxied }: Client): void => {
  for (const name of FORWARDING_HEADERS) headers.delete(name);
  headers.set(ADDRESS_HEADER, address);
  if (https) headers.set('x-forwarded-proto', 'https');
  if (host !== null) headers.set('host', host);
  if (!isProxied) headers.delete('x-request-id');
};

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
  { host, trusted = new BlockList(), intercept = () => false }: ListenOptions = {},
): Promise<Listening> => {
  let handler = stillStarting;
  let isClosing = false;
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => {
      setClient(request, clientOf(incoming.socket.remoteAddress ?? '', request.headers, trusted));
      if (isClosing && outgoing instanceof ServerResponse) outgoing.setHeader('Connection', 'close');
      return handler(request);
    },
    { overrideGlobalObjects: false },
  );
  let running = 0;
  let notifyIdle = (): void => undefined;
  const track = ({ url = '' }: IncomingMessage, outgoing: ServerResponse): void => {
    if (HEALTH_PATHS.test(url)) return;
    running += 1;
    outgoing.once('close', () => {
      running -= 1;
      if (running === 0) notifyIdle();
    });
  };
  const createHttpServer = (): Server =>
    createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
      track(incoming, outgoing);
      if (!isAuthority(incoming.headers.host)) {
        outgoing.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end('Bad host\n');
        return;
      }
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
    close: async (patience) => {
      isClosing = true;
      if (running > 0)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, patience);
          notifyIdle = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      await Promise.all(
        servers.map((server) => {
          const closed = new Promise<void>((resolve) => server.close(() => resolve()));
          server.closeAllConnections();
          return closed;
        }),
      );
    },
  };
};
