import { act } from '@testing-library/react';
import type { ConnectorReport, HumanAction } from '#schemas/connector.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import type { JourneySandbox } from './journey-sandbox.ts';

const ORIGIN = 'http://connect.localhost:4000';

/** Brand settings with human verification. */
export const humanCheckBrand: Partial<ClientBrand> = {
  connectors: { origin: ORIGIN, human: { provider: 'sandbox', siteKey: 'sandbox' }, phone: null },
};

export interface HumanCheckPage {
  /** The actions the page was asked to verify, in order. */
  readonly asked: readonly HumanAction[];
  /** Passes the check that is currently waiting. */
  readonly pass: () => Promise<void>;
  readonly leave: () => void;
}

/**
 * Stands in for the connector page, because jsdom loads no frames: posts `ready`, then a real sandbox token for each action, except that an action in
 * `waits` gets its token only after `pass`.
 */
export const openHumanCheckPage = (
  sandbox: JourneySandbox,
  { merchant = 'perya', waits = [] }: { readonly merchant?: string; readonly waits?: readonly HumanAction[] } = {},
): HumanCheckPage => {
  const asked: HumanAction[] = [];
  const known = new WeakSet<HTMLIFrameElement>();
  let passWaiting = async (): Promise<void> => {
    throw new Error('no check waits');
  };

  const tick = async (action: HumanAction): Promise<string> => {
    const { body = '' } = await sandbox.send({
      do: 'fetch',
      url: `http://connect.localhost:4000/sandbox/provider/${merchant}/human`,
      method: 'POST',
      headers: [
        ['Merchant', merchant],
        ['Content-Type', 'application/json'],
      ],
      body: JSON.stringify({ action, siteKey: 'sandbox' }),
    });
    return (JSON.parse(body) as { readonly value: { readonly token: string } }).value.token;
  };

  const attend = (frame: HTMLIFrameElement): void => {
    const page = frame.contentWindow;
    if (page === null) return;
    const report = (data: ConnectorReport): void => {
      const tell = (): void => void dispatchEvent(new MessageEvent('message', { data, origin: ORIGIN, source: page }));
      // While Testing Library waits, it turns the act environment off, and `act` would warn.
      if (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true) act(tell);
      else tell();
    };
    const pass = async (action: HumanAction): Promise<void> =>
      report({ type: 'human.passed', fields: { 'sandbox-response': await tick(action) } });
    Object.defineProperty(page, 'postMessage', {
      value: ({ action }: { readonly action: HumanAction }) => {
        asked.push(action);
        report({ type: 'ask', height: 72 });
        passWaiting = () => pass(action);
        if (!waits.includes(action)) void pass(action);
      },
    });
    queueMicrotask(() => report({ type: 'ready' }));
  };

  const frames = new MutationObserver(() => {
    for (const frame of document.querySelectorAll('iframe')) {
      if (known.has(frame) || !frame.src.startsWith(`${ORIGIN}/${merchant}/human`)) continue;
      known.add(frame);
      attend(frame);
    }
  });
  frames.observe(document.documentElement, { childList: true, subtree: true });
  return { asked, pass: () => passWaiting(), leave: () => frames.disconnect() };
};
