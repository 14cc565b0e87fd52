import { request as send, type OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { failureResponse } from '../../server/platform-gateway.ts';

export interface LocalPlatform {
  /** The port of the local server, which includes the sandbox. */
  readonly port: number;
  /** The host and port to send as the request's host: the brand's host and port on the local server. */
  readonly authority: string;
}

const headersFor = ({ headers }: Request, { authority }: LocalPlatform): OutgoingHttpHeaders => {
  const own = Object.fromEntries(headers);
  for (const name of ['connection', 'transfer-encoding', 'accept-encoding', 'referer']) delete own[name];
  // The platform checks that the origin matches its host.
  return { ...own, host: authority, ...(headers.has('origin') && { origin: `http://${authority}` }) };
};

/** Forwards a call to the sandbox of the local server, as if it came from the brand's site there. Node does not resolve `*.localhost`. */
export const callLocalPlatform = (request: Request, platform: LocalPlatform): Promise<Response> =>
  new Promise((resolve) => {
    const { pathname, search } = new URL(request.url);
    const call = send(
      {
        host: '127.0.0.1',
        port: platform.port,
        method: request.method,
        path: pathname + search,
        headers: headersFor(request, platform),
        signal: request.signal,
      },
      (answer) => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(answer.headers))
          if (name !== 'connection' && name !== 'transfer-encoding' && name !== 'keep-alive')
            for (const each of [value ?? []].flat()) headers.append(name, each);
        const status = answer.statusCode ?? 502;
        const isEmpty = status === 204 || status === 304 || request.method === 'HEAD';
        if (isEmpty) answer.resume();
        resolve(
          new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>), { status, headers }),
        );
      },
    );
    call.once('error', () =>
      resolve(failureResponse(502, 'network', `The local server does not answer on port ${platform.port}: npm start`)),
    );
    if (request.body === null) call.end();
    else Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]).pipe(call);
  });
