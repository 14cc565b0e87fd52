import { afterEach, expect, test } from 'vitest';
import type { ConnectorReport, ConnectorRequest } from '#schemas/connector.ts';
import { openConnector, type Connector } from './open-connector.ts';

const ORIGIN = 'https://connect.example';

let connector: Connector | null = null;
afterEach(() => {
  connector?.close();
  connector = null;
  document.body.replaceChildren();
});

const open = () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const other = document.body.appendChild(document.createElement('iframe'));
  const heard: ConnectorReport[] = [];
  connector = openConnector({
    origin: ORIGIN,
    target: () => frame.contentWindow,
    onReport: (report) => heard.push(report),
  });
  const say = (data: unknown, origin = ORIGIN, source: Window | null = frame.contentWindow): void =>
    void dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { frame, other, heard, say };
};

test('messages that the connector page sends are received', () => {
  const { heard, say } = open();
  say({ type: 'ready' });
  say({ type: 'human.passed', fields: { token: 't' } });
  expect(heard).toEqual([{ type: 'ready' }, { type: 'human.passed', fields: { token: 't' } }]);
});

test.each([
  'https://evil.example',
  'http://connect.example',
  'https://connect.example.evil.example',
  'https://connect.example:8443',
  'null',
])('messages from the origin %s are ignored', (origin) => {
  const { heard, say } = open();
  say({ type: 'human.passed', fields: { token: 't' } }, origin);
  expect(heard).toEqual([]);
});

test('messages from another window of the same origin, or without a window, are ignored', () => {
  const { other, heard, say } = open();
  say({ type: 'ready' }, ORIGIN, other.contentWindow);
  say({ type: 'ready' }, ORIGIN, window);
  say({ type: 'ready' }, ORIGIN, null);
  expect(heard).toEqual([]);
});

test.each([
  null,
  'ready',
  7,
  [],
  { type: 'unknown' },
  { type: 'ask', height: -1 },
  { type: 'ask', height: 100_000 },
  { type: 'ask', height: '90' },
  { type: 'human.passed' },
  { type: 'human.passed', fields: {} },
  { type: 'human.passed', fields: { token: '' } },
  { type: 'human.passed', fields: { token: 'x'.repeat(5_000) } },
  { type: 'human.passed', fields: { token: { nested: 1 } } },
  { type: 'human.passed', fields: ['a'] },
  { type: 'human.passed', fields: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}`, 'x'])) },
  { type: 'failed', code: 'internal' },
])('the message %j is ignored, because it does not have the expected structure', (data) => {
  const { heard, say } = open();
  say(data);
  expect(heard).toEqual([]);
});

test('a request is addressed to the expected origin, so that a page that has replaced the connector page does not receive it', () => {
  const { frame } = open();
  const sent: unknown[] = [];
  Object.defineProperty(frame.contentWindow, 'postMessage', { value: (...args: unknown[]) => sent.push(args) });
  const request: ConnectorRequest = { type: 'human.start', action: 'login', language: 'en', theme: 'dark' };
  connector?.send(request);
  expect(sent).toEqual([[request, ORIGIN]]);
});

test('a closed connection receives no more messages', () => {
  const { heard, say } = open();
  connector?.close();
  say({ type: 'ready' });
  expect(heard).toEqual([]);
});
