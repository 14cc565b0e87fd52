import { Worker } from 'node:worker_threads';
import type { Scenario } from '#sandbox/scenarios/scenario.ts';

export type SandboxQuestion =
  | {
      readonly do: 'fetch';
      readonly url: string;
      readonly method: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string | null;
    }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'codes' }
  | { readonly do: 'reach' | 'lock'; readonly merchant: string; readonly account: string }
  | { readonly do: 'retire'; readonly merchant: string; readonly affiliateCode: string };

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
  readonly reach?: Reach;
}

/** Where a member is reached. */
export interface Reach {
  readonly mobile: string;
  readonly email: string;
}

export interface JourneySandbox {
  readonly ask: (question: SandboxQuestion) => Promise<SandboxAnswer>;
  /** Moves its clock on. */
  readonly wait: (ms: number) => Promise<unknown>;
  /** Makes something happen to a merchant's site; what is not named stays as it was. */
  readonly play: (merchant: string, scenario: Partial<Scenario>) => Promise<void>;
  /** The newest code that went out on a channel. */
  readonly newestCode: (channel: 'sms' | 'mail' | 'captcha') => Promise<string>;
  readonly reachOf: (merchant: string, account: string) => Promise<Reach>;
  /** The newest code that went to a number, whatever dialling code stands before it; empty when none did. */
  readonly codeFor: (number: string) => Promise<string>;
  /** Five logins of an account have just failed. */
  readonly lock: (merchant: string, account: string) => Promise<unknown>;
  /** An affiliate code holds no more. */
  readonly retire: (merchant: string, affiliateCode: string) => Promise<unknown>;
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
    play: async (merchant, scenario) => {
      const { status, body } = await ask({
        do: 'fetch',
        url: 'http://sandbox.localhost/sandbox/scenario',
        method: 'POST',
        headers: [['Content-Type', 'application/json']],
        body: JSON.stringify({ merchant, scenario }),
      });
      if (status !== 200) throw new Error(`the sandbox does not play that: ${body ?? ''}`);
    },
    newestCode: async (channel) =>
      (await ask({ do: 'codes' })).codes?.find((sent) => sent.channel === channel)?.code ?? '',
    reachOf: async (merchant, account) =>
      (await ask({ do: 'reach', merchant, account })).reach ?? { mobile: '', email: '' },
    codeFor: async (number) =>
      (await ask({ do: 'codes' })).codes?.find(({ target }) => target.endsWith(number))?.code ?? '',
    lock: (merchant, account) => ask({ do: 'lock', merchant, account }),
    retire: (merchant, affiliateCode) => ask({ do: 'retire', merchant, affiliateCode }),
    newIp: () => `198.51.100.${(addresses += 1)}`,
    close: () => worker.terminate(),
  };
};
