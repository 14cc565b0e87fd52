import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { hostName } from '#publish/server/host-name.ts';
import { refusalResponse } from '#publish/server/refusal.ts';
import { isRequestId } from '#publish/server/request-id.ts';
import type { AnsweredRequest } from '#publish/server/server-log.ts';
import { LoggedResponse } from './logged-response.ts';
import { faultOf, refuse, refuseUnread } from './refuse.ts';
import { clientOf, type Client } from './trusted-proxies.ts';

export type Handler = (request: Request) => Promise<Response>;

export interface Listening {
  readonly servers: readonly Server[];
  /** Sets the handler of requests. Until then, every request gets status 503. */
  readonly open: (handler: Handler) => void;
  /**
   * Waits at most `patience` milliseconds for running requests to finish, then closes the server. Requests that arrive
   * in the meantime are still answered.
   */
  readonly close: (patience: number) => Promise<void>;
}

export interface ListenOptions {
  /** The local address to listen on; by default both loopback addresses. */
  readonly host?: string | undefined;
  /** Proxies whose forwarding headers are trusted. */
  readonly trusted?: BlockList;
  readonly intercept?: Interceptor;
  /** Called once per request, when its response has been sent or its client has disconnected. */
  readonly onAnswered?: (request: AnsweredRequest) => void;
}

/** The header with the client's address; a value sent by the client is overwritten. */
export const ADDRESS_HEADER = 'x-real-ip';

const HEALTH_PATHS = /^\/(?:healthz|readyz)(?:\?|$)/;

/** Forwarding headers, which are removed from every request once those of a trusted proxy have been read. */
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

/**
 * Replaces the headers with which a request describes its client (`x-real-ip`, `x-forwarded-proto`, `host`,
 * `x-request-id`) with values determined by the server.
 */
const setClient = (request: Request, response: LoggedResponse, trusted: BlockList): void => {
  const { headers } = request;
  const { address, https, host, isProxied }: Client = clientOf(response.client ?? '', headers, trusted);
  for (const name of FORWARDING_HEADERS) headers.delete(name);
  headers.set(ADDRESS_HEADER, address);
  if (https) headers.set('x-forwarded-proto', 'https');
  if (host !== null) headers.set('host', host);
  const given = headers.get('x-request-id');
  if (isProxied && isRequestId(given)) response.requestId = given;
  headers.set('x-request-id', response.requestId);
  response.client = address;
  response.host = hostName(request);
};

/**
 * Idle connections stay open for longer than the minute in which proxies reuse them, and for longer than a player usually reads between two clicks.
 */
const KEEP_ALIVE_MS = 75_000;

const stillStarting: Handler = ({ url }) =>
  Promise.resolve(
    refusalResponse(
      {
        path: new URL(url).pathname,
        status: 503,
        code: 'unavailable',
        message: 'starting',
        headers: { 'Retry-After': '1' },
      },
      false,
    ),
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

/** Receives each raw request first; returns `true` if it has handled the request. */
export type Interceptor = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/** Binds the port on both loopback addresses, or on `host`. Rejects with `EADDRINUSE` if the port is in use. */
export const listen = async (
  port: number,
  { host, trusted = new BlockList(), intercept = () => false, onAnswered = () => undefined }: ListenOptions = {},
): Promise<Listening> => {
  let handler = stillStarting;
  let isClosing = false;
  const listener = getRequestListener(
    (request, { outgoing }) => {
      if (outgoing instanceof LoggedResponse) {
        setClient(request, outgoing, trusted);
        if (isClosing) outgoing.setHeader('Connection', 'close');
      }
      return handler(request);
    },
    { overrideGlobalObjects: false },
  );
  let running = 0;
  let notifyIdle = (): void => undefined;
  const track = ({ url = '' }: IncomingMessage, outgoing: LoggedResponse): void => {
    outgoing.once('close', () => onAnswered(outgoing.logLine));
    if (HEALTH_PATHS.test(url)) return;
    running += 1;
    outgoing.once('close', () => {
      running -= 1;
      if (running === 0) notifyIdle();
    });
  };
  const createHttpServer = (): Server => {
    const server = createServer(
      { keepAliveTimeout: KEEP_ALIVE_MS, ServerResponse: LoggedResponse },
      (incoming, outgoing) => {
        track(incoming, outgoing);
        const fault = faultOf(incoming);
        if (fault !== null) refuse(outgoing, fault);
        else if (!intercept(incoming, outgoing)) void listener(incoming, outgoing);
      },
    );
    refuseUnread(server, onAnswered);
    return server;
  };
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
