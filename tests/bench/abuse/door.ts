import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ADDRESS_HEADER, listen } from '#cli/listen.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Call } from '#schemas/call.ts';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';

export interface Said {
  readonly status: number;
  readonly envelope: Envelope<unknown>;
  /** The code of a refusal; `ok` for a success. */
  readonly verdict: string;
  /** Seconds. */
  readonly retryAfter: number;
  /** Milliseconds from the first byte sent to the last one heard. */
  readonly took: number;
}

export interface Asking {
  readonly merchant?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The platform behind the server of `npm start`, on loopback, and the clock that it reads. */
export interface Door {
  /** Asks from the address of that number: each number is another address. */
  readonly ask: (from: number, call: Call, input: Readonly<Record<string, string>>, asking?: Asking) => Promise<Said>;
  readonly sandbox: Sandbox;
  readonly now: () => number;
  /** Sets the clock on, in milliseconds. */
  readonly wait: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** All of 127.0.0.0/8 is this machine: connections may come from any address of it. Elsewhere than on Linux these must be set up first. */
const addressOf = (from: number): string => `127.${1 + ((from >> 16) & 63)}.${(from >> 8) & 255}.${from & 255}`;

export const openDoor = async (): Promise<Door> => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const listening = await listen(0, '127.0.0.1');
  const sandbox = await createSandbox({ seed: 'small', addressHeader: ADDRESS_HEADER, now });
  listening.open(sandbox.fetch);
  const port = (listening.servers[0]?.address() as AddressInfo | undefined)?.port;

  const ask: Door['ask'] = (from, call, input, { merchant = 'perya', headers = {} } = {}) =>
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
    ask,
    sandbox,
    now,
    wait: (ms) => void (ahead += ms),
    close: async () => {
      await listening.close();
      await sandbox.close();
    },
  };
};
