import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../chromium-args.ts';
import type { Tab } from '../site/bare-visit.ts';
import { killChild, startChild } from './children.ts';

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** DevTools messages over the browser's pipe are terminated by a zero byte. */
const END = '\0';

/** Runs `visit` in a new browser with an empty profile and one blank tab, without a driver that would enable the inspector. */
export const inBareTab = async <Value>(visit: (tab: Tab) => Promise<Value>): Promise<Value> => {
  const profile = mkdtempSync(join(tmpdir(), 'marquee-bench-profile-'));
  const child = startChild(
    chromiumPath().executablePath ?? chromium.executablePath(),
    [...CHROMIUM_ARGS, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [to, from] = child.stdio.slice(3) as [Writable, Readable];
  const waiting = new Map<number, Waiting>();
  const closed = new Promise<void>((resolve) => child.once('close', resolve));
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  child.once('error', fail);
  void closed.then(() => fail(new Error('the browser has ended')));
  to.on('error', fail);

  const take = (message: string): void => {
    const { id = 0, result, error } = JSON.parse(message) as Answer;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  };
  let rest = '';
  from.setEncoding('utf8').on('data', (part: string) => {
    const messages = `${rest}${part}`.split(END);
    rest = messages.pop() ?? '';
    messages.forEach(take);
  });

  let last = 0;
  const send = <Result>(method: string, params: object, sessionId?: string): Promise<Result> =>
    new Promise<Result>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: resolve as (result: unknown) => void, reject });
      to.write(`${JSON.stringify({ id: last, method, params, sessionId })}${END}`);
    });
  try {
    const { targetInfos } = await send<{
      readonly targetInfos: readonly { readonly type: string; readonly targetId: string }[];
    }>('Target.getTargets', {});
    const page = targetInfos.find(({ type }) => type === 'page');
    const { sessionId } = await send<{ readonly sessionId: string }>('Target.attachToTarget', {
      targetId: page?.targetId,
      flatten: true,
    });
    return await visit({ send: (method, params = {}) => send(method, params, sessionId) });
  } finally {
    killChild(child);
    await closed;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
