import { Worker } from 'node:worker_threads';
import type { BrandCurrency } from '#sandbox/kernel/merchants/currency-symbol.ts';
import type { Scenario } from '#sandbox/kernel/scenarios/scenario.ts';

export type SandboxCommand =
  /** Opens a new sandbox and closes the previous one. */
  | { readonly do: 'open' }
  | {
      readonly do: 'fetch';
      readonly url: string;
      readonly method: string;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: string | Uint8Array<ArrayBuffer> | null;
    }
  /** Seeds a merchant unless it exists. */
  | { readonly do: 'merchant'; readonly code: string; readonly currency: BrandCurrency }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'codes' }
  | { readonly do: 'member' | 'lock'; readonly merchant: string; readonly account: string }
  | { readonly do: 'retire'; readonly merchant: string; readonly affiliateCode: string };

export interface SentCode {
  readonly channel: string;
  readonly target: string;
  readonly code: string | null;
}

export interface SandboxReply {
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly codes?: readonly SentCode[];
  readonly member?: MemberDetails;
}

export interface MemberDetails {
  readonly mobile: string;
  readonly email: string;
  readonly affiliateCode: string | null;
}

export interface JourneySandbox {
  readonly send: (command: SandboxCommand) => Promise<SandboxReply>;
  /** Moves the sandbox's clock forward. */
  readonly wait: (ms: number) => Promise<unknown>;
  /** Changes the given settings of a merchant's scenario and keeps the others. */
  readonly play: (merchant: string, scenario: Partial<Scenario>) => Promise<void>;
  /** Returns the newest code sent on a channel. */
  readonly newestCode: (channel: 'sms' | 'mail' | 'captcha') => Promise<string>;
  readonly memberOf: (merchant: string, account: string) => Promise<MemberDetails>;
  /** Returns the newest code sent to a number, with any dialling code; empty if none was sent. */
  readonly codeFor: (number: string) => Promise<string>;
  /** Locks an account, as five failed logins would. */
  readonly lock: (merchant: string, account: string) => Promise<unknown>;
  /** Makes an affiliate code invalid. */
  readonly retire: (merchant: string, affiliateCode: string) => Promise<unknown>;
  readonly newIp: () => string;
}

// A worker thread does not inherit the TypeScript loader, so it registers its own.
const START = `require('tsx/esm/api').register(); import('file://' + process.cwd() + '/tests/journeys/sandbox-worker.ts');`;

type Send = JourneySandbox['send'];

/** Starts a thread that runs one sandbox at a time, isolated from the browser globals that jsdom sets here. */
const startThread = async (): Promise<Send> => {
  const worker = new Worker(START, { eval: true, execArgv: [] });
  const waiting = new Map<number, (answer: SandboxReply) => void>();
  let sent = 0;
  await new Promise<void>((resolve, reject) => {
    waiting.set(0, () => resolve());
    worker.on('error', reject);
    worker.on('message', ({ id, reply }: { readonly id: number; readonly reply: SandboxReply }) => {
      waiting.get(id)?.(reply);
      waiting.delete(id);
    });
  });
  return (command) =>
    new Promise((resolve) => {
      const id = (sent += 1);
      waiting.set(id, resolve);
      worker.postMessage({ id, command });
    });
};

/** One thread for all test files in a process, because every thread has to compile the sandbox's code. */
let thread: Promise<Send> | null = null;

/** Opens a new small in-memory sandbox and closes that of the previous test file. */
export const openJourneySandbox = async (): Promise<JourneySandbox> => {
  let addresses = 0;
  const send = await (thread ??= startThread());
  await send({ do: 'open' });
  return {
    send,
    wait: (ms) => send({ do: 'wait', ms }),
    play: async (merchant, scenario) => {
      const { status, body } = await send({
        do: 'fetch',
        url: 'http://sandbox.localhost/sandbox/scenario',
        method: 'POST',
        headers: [['Content-Type', 'application/json']],
        body: JSON.stringify({ merchant, scenario }),
      });
      if (status !== 200) throw new Error(`the sandbox does not play that: ${body ?? ''}`);
    },
    newestCode: async (channel) =>
      (await send({ do: 'codes' })).codes?.find((sent) => sent.channel === channel)?.code ?? '',
    memberOf: async (merchant, account) =>
      (await send({ do: 'member', merchant, account })).member ?? { mobile: '', email: '', affiliateCode: null },
    codeFor: async (number) =>
      (await send({ do: 'codes' })).codes?.find(({ target }) => target.endsWith(number))?.code ?? '',
    lock: (merchant, account) => send({ do: 'lock', merchant, account }),
    retire: (merchant, affiliateCode) => send({ do: 'retire', merchant, affiliateCode }),
    newIp: () => `198.51.100.${(addresses += 1)}`,
  };
};
