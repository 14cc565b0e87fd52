import { vi } from 'vitest';
import type { PhoneKind } from '#schemas/connector-providers.ts';
import { readRequest, type ConnectorReport, type ConnectorRequest } from '#schemas/connector.ts';
import { phoneFailure } from '#src/connect/phone.ts';
import type { JourneySandbox } from './journey-sandbox.ts';

const ORIGIN = 'http://connect.localhost';

/** Creates the `connectors` block for a brand with the provider. */
export const connectors = (kinds: readonly PhoneKind[] = ['google', 'facebook', 'sms']) => ({
  connectors: {
    origin: ORIGIN,
    human: null,
    phone: {
      provider: 'sandbox' as const,
      kinds: [...kinds],
      apiKey: 'k',
      authDomain: 'a',
      projectId: 'p',
      appId: '1',
    },
  },
});

export interface ProviderPage {
  /** URLs of the opened windows. */
  readonly opened: readonly string[];
  /** Chooses an account in the open window. */
  readonly choose: (id: string) => Promise<void>;
  /** Resolves once the most recently opened window or frame has received its message, or immediately if none is open. */
  readonly started: () => Promise<void>;
  /** Closes the open window. */
  readonly close: () => void;
  /** Stops listening for frames. */
  readonly end: () => void;
}

/**
 * Stands in for the provider's page, because jsdom opens no windows and runs no frames: a window or frame of another origin that calls the sandbox's
 * provider and posts the result.
 */
export const fakeProvider = (sandbox: JourneySandbox, merchant: string): ProviderPage => {
  const opened: string[] = [];
  let kind: PhoneKind = 'google';
  let verificationId = '';
  let started: Promise<void> = Promise.resolve();
  const post = async (step: string, body: object): Promise<Readonly<Record<string, string>>> => {
    const { status, body: text = '' } = await sandbox.send({
      do: 'fetch',
      url: `${ORIGIN}/sandbox/provider/${merchant}/phone/${step}`,
      method: 'POST',
      headers: [
        ['Content-Type', 'application/json'],
        ['Merchant', merchant],
      ],
      body: JSON.stringify(body),
    });
    const said = JSON.parse(text) as { readonly value: Readonly<Record<string, string>>; readonly code: string };
    if (status !== 200) throw Object.assign(new Error('refused'), { code: said.code });
    return said.value;
  };
  const page = (): { window: Window; isClosed: { closed: boolean } } => {
    const isClosed = {
      closed: false,
      close: () => void (isClosed.closed = true),
      focus: () => undefined,
      postMessage: (data: unknown) => void hear(readRequest(data)),
    };
    let start = (): void => undefined;
    started = new Promise<void>((resolve) => (start = resolve));
    const window = isClosed as unknown as Window; // jsdom cannot open a second window
    const tell = (data: ConnectorReport): void =>
      void dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: window }));
    const attempt = async (act: () => Promise<ConnectorReport>): Promise<void> =>
      tell(await act().catch((error: unknown): ConnectorReport => ({ type: 'failed', code: phoneFailure(error) })));
    const hear = async (request: ConnectorRequest | null): Promise<void> => {
      if (request?.type === 'phone.start') {
        kind = request.kind;
        start();
      }
      if (request?.type === 'sms.send') {
        await attempt(async () => {
          verificationId = (await post('send', { phoneNumber: request.phoneNumber }))['verificationId'] ?? '';
          return { type: 'sms.sent' };
        });
      }
      if (request?.type === 'sms.confirm')
        await attempt(async () => ({
          type: 'phone.passed',
          channel: 'sms',
          idToken: (await post('confirm', { verificationId, code: request.code }))['idToken'] ?? '',
        }));
    };
    setTimeout(() => tell({ type: 'ready' }), 0);
    pass = (id) =>
      attempt(async () => ({
        type: 'phone.passed',
        channel: kind,
        idToken: (await post('sign-in', { kind, id }))['idToken'] ?? '',
      }));
    return { window, isClosed };
  };
  let pass = (_id: string): Promise<void> => Promise.reject(new Error('no window is open'));
  let shut = (): void => undefined;
  vi.stubGlobal('open', (address: string) => {
    opened.push(address);
    const { window, isClosed } = page();
    shut = () => void (isClosed.closed = true);
    return window;
  });
  const frames = new WeakMap<HTMLIFrameElement, Window>();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function framed(
    this: HTMLIFrameElement,
  ) {
    const known = frames.get(this) ?? page().window;
    frames.set(this, known);
    return known;
  });
  const loads = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement) node.querySelectorAll('iframe').forEach((frame) => void frame.contentWindow);
  });
  loads.observe(document.body, { childList: true });
  return {
    opened,
    choose: (id) => pass(id),
    started: () => started,
    close: () => shut(),
    end: () => loads.disconnect(),
  };
};
