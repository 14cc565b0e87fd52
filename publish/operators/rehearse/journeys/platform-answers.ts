import { request } from 'node:http';
import type { Page } from 'playwright';
import { STEP_MS } from './browser-hands.ts';

const PAUSE_MS = 100;

/** Polls `read` until it returns a value other than `null`. Throws if this takes longer than a step may take. */
const until = async <Value>(read: () => Promise<Value | null>, missing: () => Error): Promise<Value> => {
  for (const end = Date.now() + STEP_MS; Date.now() < end;) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after another
    const value = await read();
    if (value !== null) return value;
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw missing();
};

/** Returns the newest `value` that a page has received for a path; waits if it has received none yet. */
export type NewestAnswer = (path: string) => Promise<unknown>;

export const watchAnswers = (page: Page, paths: ReadonlySet<string>): NewestAnswer => {
  const newest = new Map<string, unknown>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!paths.has(pathname) || !response.ok()) return;
    // A body is lost if the browser leaves the page before the body has arrived.
    void response.json().then(
      ({ value }: { readonly value: unknown }) => newest.set(pathname, value),
      () => undefined,
    );
  });
  return (path) =>
    until(
      () => Promise.resolve(newest.get(path) ?? null),
      () => new Error(`the page has received no answer from ${path}`),
    );
};

interface Message {
  readonly target: string;
  readonly code: string | null;
}

/** Reads the outbox of the sandbox behind an origin. Node does not resolve `*.localhost`, so the host is sent as a header. */
const outbox = (origin: string): Promise<readonly Message[]> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(origin);
    const asked = request(
      { host: '127.0.0.1', port, path: '/sandbox/outbox?format=json', headers: { Host: `sandbox.localhost:${port}` } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () => {
          try {
            resolve((JSON.parse(text) as { readonly value: readonly Message[] }).value);
          } catch (cause) {
            reject(new Error(`the sandbox behind ${origin} has no outbox: status ${answer.statusCode}`, { cause }));
          }
        });
      },
    );
    asked.on('error', reject).end();
  });

/** Returns the newest code sent to a target that ends with `target`, such as a number given without its dialling code. */
export const sentCode = (origin: string, target: string): Promise<string> =>
  until(
    async () =>
      (await outbox(origin)).find((message) => message.code !== null && message.target.endsWith(target))?.code ?? null,
    () => new Error(`the platform sent no code to ${target}`),
  );
