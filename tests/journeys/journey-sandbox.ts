import { Worker } from 'node:worker_threads';

export type SandboxQuestion =
  | { readonly do: 'fetch'; readonly url: string; readonly method: string; readonly headers: readonly (readonly [string, string])[]; readonly body: string | null }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'codes' };

export interface SentCode {
  readonly channel: string;
  readonly target: string;
  readonly code: string | null;
}

export interface SandboxAnswer {
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly codes?: readonly SentCode[];
}

export interface JourneySandbox {
  readonly ask: (question: SandboxQuestion) => Promise<SandboxAnswer>;
  /** Moves its clock on. */
  readonly wait: (ms: number) => Promise<unknown>;
  /** The newest code that went out on a channel. */
  readonly newestCode: (channel: 'sms' | 'captcha') => Promise<string>;
  readonly newIp: () => string;
  readonly close: () => Promise<unknown>;
}

// A thread takes no loader from its parent, so it registers its own before it reads TypeScript.
const START = `require('tsx/esm/api').register(); import('file://' + process.cwd() + '/tests/journeys/sandbox-worker.ts');`;

/** A small sandbox in memory, in a thread of its own: a browser's globals here are none of its business. */
export const openJourneySandbox = async (): Promise<JourneySandbox> => {
  const worker = new Worker(START, { eval: true, execArgv: [] });
  const waiting = new Map<number, (answer: SandboxAnswer) => void>();
  let asked = 0;
  let addresses = 0;
  await new Promise<void>((resolve, reject) => {
    waiting.set(0, () => resolve());
    worker.on('error', reject);
    worker.on('message', ({ id, said }: { readonly id: number; readonly said: SandboxAnswer }) => {
      waiting.get(id)?.(said);
      waiting.delete(id);
    });
  });
  const ask = (question: SandboxQuestion): Promise<SandboxAnswer> =>
    new Promise((resolve) => {
      const id = (asked += 1);
      waiting.set(id, resolve);
      worker.postMessage({ id, question });
    });
  return {
    ask,
    wait: (ms) => ask({ do: 'wait', ms }),
    newestCode: async (channel) => (await ask({ do: 'codes' })).codes?.find((sent) => sent.channel === channel)?.code ?? '',
    newIp: () => `198.51.100.${(addresses += 1)}`,
    close: () => worker.terminate(),
  };
};
