import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusalParts, type Refusal } from '#publish/server/refusal.ts';
import { newRequestId } from '#publish/server/request-id.ts';
import type { AnsweredRequest } from '#publish/server/server-log.ts';
import { LoggedResponse } from './logged-response.ts';

type Fault = Pick<Refusal, 'status' | 'message'>;

/** Whether a Host header is a host with an optional port. With any other value, no `Request` can be created. */
const isAuthority = (host = ''): boolean =>
  /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`);

/** Whether the target of a request is a path or an HTTP URL. Backslashes are refused, because browsers treat them as slashes and servers do not. */
const isTarget = (url: string, host: string): boolean =>
  !(url.split('?')[0] ?? '').includes('\\') &&
  (url.startsWith('/') ? URL.canParse(`http://${host}${url}`) : /^https?:\/\//.test(url) && URL.canParse(url));

/** Returns why a request cannot become a `Request`, or `null` if it can. */
export const faultOf = ({ headers: { host = '' }, url = '' }: IncomingMessage): Fault | null => {
  if (!isAuthority(host)) return { status: 400, message: 'Bad host' };
  return isTarget(url, host) ? null : { status: 400, message: 'Bad address' };
};

/** Answers a request that no handler receives, and closes its connection without reading the rest of the body. */
export const refuse = (outgoing: LoggedResponse, fault: Fault): void => {
  const { status, headers, body } = refusalParts(
    { ...fault, path: outgoing.logLine.path, code: 'validation', headers: { Connection: 'close' } },
    false,
  );
  outgoing.writeHead(status, { ...headers, 'Content-Length': String(body.length) }).end(body);
};

/**
 * The parser's error code for a request that ends too early: the client has disconnected, or has closed its side of the connection and waits for a
 * response.
 */
const CUT_OFF = 'HPE_INVALID_EOF_STATE';

/** The responses to errors of Node's HTTP parser, by error code. Other codes are answered with status 400. */
const PARSER_FAULTS: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers are too large' },
  [CUT_OFF]: { status: 400, message: 'The request was cut off' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The body is too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long' },
};

/** Writes an error response directly to a socket; returns the length of its body. */
const writeRefusal = (socket: Duplex, fault: Fault, requestId: string): number => {
  const { status, headers, body } = refusalParts(
    { ...fault, path: null, code: 'validation', headers: { Connection: 'close', 'X-Request-Id': requestId } },
    false,
  );
  const lines = Object.entries({ ...headers, 'Content-Length': String(body.length) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  return body.length;
};

/**
 * Answers and logs the requests that Node would otherwise answer itself, without security headers: unreadable requests, `CONNECT`, and expectations
 * other than `100-continue`.
 */
export const refuseUnread = (server: Server, onAnswered: (request: AnsweredRequest) => void): void => {
  const current = new WeakMap<Duplex, LoggedResponse>();
  const answer = (socket: Duplex, fault: Fault, seen: Pick<AnsweredRequest, 'method' | 'path'>): void => {
    const requestId = newRequestId();
    const bytes = writeRefusal(socket, fault, requestId);
    const client = socket instanceof Socket ? (socket.remoteAddress ?? null) : null;
    onAnswered({ ...seen, requestId, host: null, status: fault.status, bytes, took: 0, aborted: false, client });
  };
  server.on('request', (_incoming, outgoing) => {
    if (outgoing instanceof LoggedResponse && outgoing.socket !== null) current.set(outgoing.socket, outgoing);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const outgoing = current.get(socket);
    const isBody = outgoing !== undefined && !outgoing.req.complete;
    if (!socket.writable || error.code === 'ECONNRESET' || (isBody && outgoing.headersSent)) {
      socket.destroy();
      return;
    }
    const fault = PARSER_FAULTS[error.code ?? ''] ?? { status: 400, message: 'The request cannot be read' };
    if (isBody) {
      outgoing.refusedWith = fault.status;
      outgoing.isCutOff = error.code === CUT_OFF;
      writeRefusal(socket, fault, outgoing.requestId);
      socket.once('finish', () => socket.destroy());
    } else answer(socket, fault, { method: null, path: null });
  });
  server.on('connect', (incoming, socket) =>
    answer(
      socket,
      { status: 405, message: 'This server is not a proxy' },
      { method: incoming.method ?? null, path: null },
    ),
  );
  server.on('checkExpectation', (_incoming, outgoing) => {
    if (outgoing instanceof LoggedResponse) {
      outgoing.once('close', () => onAnswered(outgoing.logLine));
      refuse(outgoing, { status: 417, message: 'Only 100-continue can be expected' });
    }
  });
};
