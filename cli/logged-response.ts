import { ServerResponse, type IncomingMessage } from 'node:http';
import { newRequestId } from '#publish/server/request-id.ts';
import type { AnsweredRequest } from '#publish/server/server-log.ts';

/** The status that nginx logs if a client disconnects before it gets a response. */
const CLIENT_LEFT = 499;

const pathOf = (url: string): string =>
  (/^https?:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] ?? url.replace(/[?#].*/s, '')) || '/';

/** A response that collects the data for its log line, such as the client and the number of bytes sent. */
export class LoggedResponse<Incoming extends IncomingMessage = IncomingMessage> extends ServerResponse<Incoming> {
  readonly start = performance.now();
  client: string | null;
  host: string | null = null;
  /** The status of an error response that was written directly to the socket instead of through this object; `null` if there was none. */
  refusedWith: number | null = null;
  /** Whether the client disconnected before its request was complete. */
  isCutOff = false;
  #requestId = '';
  #bytes = 0;

  constructor(incoming: Incoming) {
    super(incoming);
    this.client = incoming.socket.remoteAddress ?? null;
    this.requestId = newRequestId();
  }

  get requestId(): string {
    return this.#requestId;
  }

  set requestId(id: string) {
    this.#requestId = id;
    this.setHeader('X-Request-Id', id);
  }

  #count(chunk: unknown, encoding: unknown): void {
    if (this.req.method === 'HEAD') return;
    if (typeof chunk === 'string')
      this.#bytes += Buffer.byteLength(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
    else if (chunk instanceof Uint8Array) this.#bytes += chunk.byteLength;
  }

  override write(...args: readonly unknown[]): boolean {
    this.#count(args[0], args[1]);
    return super.write(...(args as Parameters<ServerResponse['write']>));
  }

  override end(...args: readonly unknown[]): this {
    this.#count(args[0], args[1]);
    return super.end(...(args as Parameters<ServerResponse['end']>));
  }

  /** The data of the log line; complete only after the response has closed. */
  get logLine(): AnsweredRequest {
    const { method = null, url = '' } = this.req;
    return {
      requestId: this.requestId,
      method,
      host: this.host,
      path: pathOf(url),
      status: this.refusedWith ?? (this.headersSent ? this.statusCode : CLIENT_LEFT),
      bytes: this.#bytes,
      took: Math.round(performance.now() - this.start),
      aborted: this.isCutOff || (this.refusedWith === null && !this.writableFinished),
      client: this.client,
    };
  }
}
