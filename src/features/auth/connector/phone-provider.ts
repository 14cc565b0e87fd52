import type { Identity, WindowKind } from '#machines/phone-auth/phone-auth.machine.ts';
import type { PhoneKind } from '#schemas/connector-providers.ts';
import type { ConnectorReport, ConnectorRequest } from '#schemas/connector.ts';
import { Problem } from '#schemas/problem.ts';
import type { PhonePage } from '../phone/phone-page.ts';
import { openConnector } from './open-connector.ts';
import { createPhoneFrame, type FrameTexts, type PhoneFrame } from './phone-frame.ts';

/** The phone-authentication provider, used through its page. Every failure is a `Problem` with the code `network` or one that starts with `phone_`. */
export interface PhoneProvider {
  /** Opens the provider's popup. Must be called synchronously in a click handler, or browsers block it. */
  readonly askInWindow: (kind: WindowKind, signal: AbortSignal) => Promise<Identity>;
  /** Brings the open popup to the front. */
  readonly showWindow: () => void;
  /** Sends a code to a phone number in E.164 format. */
  readonly sendCode: (phoneNumber: string, signal?: AbortSignal) => Promise<void>;
  readonly confirmCode: (code: string, signal?: AbortSignal) => Promise<Identity>;
}

const WINDOW = 'phone-provider';
const WIDTH = 480;
const HEIGHT = 640;
const LOOK_MS = 300;
/** How long the page may take to load or to respond, not counting the time that the visitor takes to act. */
const PATIENCE_MS = 20_000;

const failed = (code: string): Problem => new Problem({ code, status: 0, message: '' });

const inTheMiddle = (): string =>
  `popup,width=${WIDTH},height=${HEIGHT},left=${Math.max(0, screenX + (outerWidth - WIDTH) / 2)},top=${Math.max(0, screenY + (outerHeight - HEIGHT) / 2)}`;

const startOf = ({ language, theme }: PhonePage, kind: PhoneKind): ConnectorRequest => ({
  type: 'phone.start',
  kind,
  language,
  theme,
});

const askInWindow = (
  page: PhonePage,
  kind: WindowKind,
  signal: AbortSignal,
  onOpen: (opened: Window | null) => void,
): Promise<Identity> =>
  new Promise((resolve, reject) => {
    // oxlint-disable-next-line no-restricted-properties -- the connector page; its origin comes from the brand file, which has been checked
    const opened = window.open(`${page.address}?kind=${kind}`, WINDOW, inTheMiddle());
    if (opened === null) return reject(failed('phone_blocked'));
    onOpen(opened);
    let isOver = false;
    const end = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearInterval(looking);
      connector.close();
      opened.close();
      onOpen(null);
      settle();
    };
    const hear = (report: ConnectorReport): void => {
      if (report.type === 'ready') connector.send(startOf(page, kind));
      if (report.type === 'phone.passed' && report.channel === kind)
        end(() => resolve({ channel: kind, idToken: report.idToken }));
      if (report.type === 'failed') end(() => reject(failed(report.code)));
    };
    const connector = openConnector({ origin: new URL(page.address).origin, target: () => opened, onReport: hear });
    const looking = setInterval(() => {
      if (opened.closed) end(() => reject(failed('phone_closed')));
    }, LOOK_MS);
    signal.addEventListener('abort', () => end(() => reject(failed('phone_closed'))), { once: true });
    return undefined;
  });

/** Sends a request to the page in the frame and waits for its response. */
const askFrame = <T>(
  page: PhonePage,
  frame: PhoneFrame,
  isNew: boolean,
  request: ConnectorRequest,
  read: (report: ConnectorReport) => T | null,
  signal: AbortSignal | undefined,
): Promise<T> =>
  new Promise((resolve, reject) => {
    let timer = 0;
    let isOver = false;
    const end = (settle: () => void): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      connector.close();
      frame.hide();
      settle();
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => end(() => reject(failed('network'))), PATIENCE_MS);
    };
    // The start request is always sent, because a page that has already started ignores it.
    const tell = (): void => {
      connector.send(startOf(page, 'sms'));
      connector.send(request);
      wait();
    };
    const hear = (report: ConnectorReport): void => {
      if (report.type === 'ready') return tell();
      if (report.type === 'ask') {
        clearTimeout(timer);
        return frame.show(report.height, () => end(() => reject(failed('phone_closed'))));
      }
      const answer = read(report);
      if (answer !== null) return end(() => resolve(answer));
      if (report.type === 'failed') return end(() => reject(failed(report.code)));
      return undefined;
    };
    const connector = openConnector({ origin: new URL(page.address).origin, target: frame.target, onReport: hear });
    if (isNew) wait();
    else tell();
    signal?.addEventListener('abort', () => end(() => reject(failed('phone_closed'))), { once: true });
  });

/**
 * Creates a provider with at most one popup and one frame. The frame is kept between calls, because only it knows the code that it sent.
 */
export const createPhoneProvider = (page: () => PhonePage, words: () => FrameTexts): PhoneProvider => {
  let opened: Window | null = null;
  let frame: PhoneFrame | null = null;
  const ask = <T>(
    request: ConnectorRequest,
    read: (report: ConnectorReport) => T | null,
    signal: AbortSignal | undefined,
  ): Promise<T> => {
    const isNew = frame === null;
    const asked = (frame ??= createPhoneFrame(page().address, words));
    return askFrame(page(), asked, isNew, request, read, signal).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'network') {
        asked.remove();
        frame = null;
      }
      throw error;
    });
  };
  return {
    askInWindow: (kind, signal) => askInWindow(page(), kind, signal, (next) => (opened = next)),
    showWindow: () => opened?.focus(),
    sendCode: async (phoneNumber, signal) => {
      if (phoneNumber.replace('+', '') === '') throw failed('phone_number_missing');
      await ask({ type: 'sms.send', phoneNumber }, ({ type }) => type === 'sms.sent' || null, signal);
    },
    confirmCode: async (code, signal) => {
      if (code === '') throw failed('phone_code_missing');
      if (frame === null) throw failed('phone_code_expired');
      return ask(
        { type: 'sms.confirm', code },
        (report): Identity | null =>
          report.type === 'phone.passed' && report.channel === 'sms'
            ? { channel: 'sms', idToken: report.idToken }
            : null,
        signal,
      );
    },
  };
};
