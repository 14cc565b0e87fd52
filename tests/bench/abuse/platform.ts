import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADDRESS_HEADER, listen } from '#cli/listen.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Call } from '#schemas/call.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';

export interface Reply {
  readonly status: number;
  readonly envelope: Envelope<unknown>;
  /** The error code; `ok` for a success. */
  readonly verdict: string;
  /** Seconds. */
  readonly retryAfter: number;
  /** Milliseconds from the first byte sent to the last byte received. */
  readonly took: number;
}

export interface RequestOptions {
  readonly merchant?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The platform behind the server of `npm start`, on loopback, with a controllable clock. */
export interface Platform {
  /** Makes a call from the address with the number `from`. */
  readonly call: (
    from: number,
    call: Call,
    input: Readonly<Record<string, string>>,
    options?: RequestOptions,
  ) => Promise<Reply>;
  readonly sandbox: Sandbox;
  readonly now: () => number;
  /** Moves the clock forward by this many milliseconds. */
  readonly wait: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** All of 127.0.0.0/8 is this machine, so connections may come from any of its addresses. Outside Linux, they must be configured first. */
const addressOf = (from: number): string => `127.${1 + ((from >> 16) & 63)}.${(from >> 8) & 255}.${from & 255}`;

export const openPlatform = async (): Promise<Platform> => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const listening = await listen(0, { host: '127.0.0.1' });
  const sandbox = await createSandbox({ seed: 'small', addressHeader: ADDRESS_HEADER, now });
  listening.open(sandbox.fetch);
  const port = (listening.servers[0]?.address() as AddressInfo | undefined)?.port;

  const send: Platform['call'] = (from, call, input, { merchant = 'perya', headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const isForm = call.body === 'form';
      const isRead = call.method === 'GET';
      const query = isRead ? `?${new URLSearchParams(input).toString()}` : '';
      const body = isForm ? new URLSearchParams(input).toString() : JSON.stringify(input);
      const started = performance.now();
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          localAddress: addressOf(from),
          agent: false,
          method: call.method,
          path: call.path + query,
          headers: {
            Merchant: merchant,
            Language: 'EN',
            'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (text += part));
          response.on('end', () => {
            const took = performance.now() - started;
            const envelope = JSON.parse(text) as Envelope<unknown>;
            const verdict = envelope.success ? 'ok' : (envelope.code ?? 'unknown');
            resolve({
              status: response.statusCode ?? 0,
              envelope,
              verdict,
              retryAfter: Number(response.headers['retry-after'] ?? 0),
              took,
            });
          });
        },
      );
      asked.on('error', reject);
      asked.end(isRead ? undefined : body);
    });

  return {
    call: send,
    sandbox,
    now,
    wait: (ms) => void (ahead += ms),
    close: async () => {
      await listening.close(1000);
      await sandbox.close();
    },
  };
};
