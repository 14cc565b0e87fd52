import type { Envelope } from '#schemas/envelope.ts';
import type { TestSandbox } from './open-test-sandbox.ts';

interface Answer {
  readonly status: number;
  readonly body: Envelope<never>;
  readonly value: unknown;
}

export interface HttpBrowser {
  /** The stored cookies, by name. */
  readonly jar: Map<string, string>;
  /** Posts the JSON, or sends a GET request if there is none. */
  readonly ask: (path: string, json?: unknown, merchant?: string) => Promise<Answer>;
}

/** Creates a client in cookie mode that stores the cookies it receives, with its own IP address. */
export const openHttpBrowser = (sandbox: TestSandbox, ip = sandbox.newIp()): HttpBrowser => {
  const jar = new Map<string, string>();
  return {
    jar,
    ask: async (path, json, merchant = 'perya') => {
      const answered = await sandbox.request(path, {
        merchant,
        ip,
        headers: { Cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
        ...(json === undefined ? {} : { method: 'POST', json }),
      });
      for (const line of answered.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (line.includes('Max-Age=0')) jar.delete(name);
        else jar.set(name, value);
      }
      return answered;
    },
  };
};
