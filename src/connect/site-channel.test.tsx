import { afterEach, expect, test } from 'vitest';
import type { ConnectorRequest } from '#schemas/connector.ts';
import { openChannel } from './site-channel.ts';

const SITE = 'https://play.example';
const START: ConnectorRequest = { type: 'human.start', action: 'login', language: 'fil', theme: 'dark' };

/** This page, framed by a site that records the messages it receives. */
const framed = (origins: readonly string[] = [SITE]) => {
  const told: unknown[] = [];
  const site = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (site === null) throw new Error('there is no window');
  Object.defineProperty(site, 'postMessage', { value: (...args: unknown[]) => told.push(args) });
  Object.defineProperty(window, 'opener', { value: site, configurable: true });
  const channel = openChannel(origins);
  const heard: ConnectorRequest[] = [];
  channel?.listen((request) => heard.push(request));
  const ask = (data: unknown, origin = SITE, source: Window | null = site): void =>
    void dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { channel, told, heard, ask };
};
afterEach(() => {
  Object.defineProperty(window, 'opener', { value: null, configurable: true });
  document.body.replaceChildren();
});

test('a page that no other page has framed or opened has no channel', () => {
  expect(openChannel([SITE])).toBeNull();
});

test("the page sends ready and then receives the brand's requests", () => {
  const { told, heard, ask } = framed();
  expect(told).toEqual([[{ type: 'ready' }, '*']]);
  ask(START);
  expect(heard).toEqual([START]);
});

test('only ready is sent before the first request, and later messages go only to the origin of that request', () => {
  const { channel, told, ask } = framed();
  channel?.send({ type: 'human.passed', fields: { token: 't' } });
  expect(told).toHaveLength(1);
  ask(START);
  channel?.send({ type: 'human.passed', fields: { token: 't' } });
  expect(told[1]).toEqual([{ type: 'human.passed', fields: { token: 't' } }, SITE]);
});

test.each(['https://evil.example', 'http://play.example', 'https://play.example.evil.example', 'null'])(
  'messages from %s are ignored, and nothing is sent there',
  (origin) => {
    const { channel, told, heard, ask } = framed();
    ask(START, origin);
    channel?.send({ type: 'human.passed', fields: { token: 't' } });
    expect([heard, told.length]).toEqual([[], 1]);
  },
);

test('messages from another window of the brand are ignored', () => {
  const { heard, ask } = framed();
  ask(START, SITE, window);
  ask(START, SITE, null);
  expect(heard).toEqual([]);
});

test.each([
  null,
  'human.start',
  { type: 'human.start' },
  { type: 'human.start', action: 'withdraw' },
  { type: 'eval', code: '1' },
  { type: 'sms.send', phoneNumber: '9'.repeat(99) },
])('%j is not a request', (data) => {
  const { heard, ask } = framed();
  ask(data);
  expect(heard).toEqual([]);
});
