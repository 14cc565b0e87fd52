import './phone.css';
import type { ConnectorRequest, ConnectorFailure } from '#schemas/connector.ts';
import { firebaseService } from './phone-firebase.ts';
import { sandboxService } from './phone-sandbox.ts';
import type { PhonePage, PhoneService, PhoneStage } from './phone-service.ts';
import type { SiteChannel } from './site-channel.ts';
import { textsIn } from './page-texts.ts';

/** Provider error codes that have their own message. */
const FAILURES: Readonly<Record<string, ConnectorFailure>> = {
  'auth/invalid-phone-number': 'phone_number_wrong',
  'auth/missing-phone-number': 'phone_number_missing',
  'auth/too-many-requests': 'phone_too_many',
  'auth/invalid-verification-code': 'phone_code_wrong',
  'auth/missing-verification-code': 'phone_code_missing',
  'auth/captcha-check-failed': 'phone_human',
  'auth/quota-exceeded': 'phone_quota',
  'auth/operation-not-allowed': 'phone_disabled',
  'auth/code-expired': 'phone_code_expired',
  'auth/popup-closed-by-user': 'phone_closed',
};

/** Maps any value thrown by a provider to a failure code. */
export const phoneFailure = (error: unknown): ConnectorFailure => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(FAILURES, code) ? (FAILURES[code] ?? 'phone_unknown') : 'phone_unknown';
};

type PhoneStart = Extract<ConnectorRequest, { readonly type: 'phone.start' }>;

/** The page of the phone-authentication provider: a popup for account sign-in, a frame for SMS codes. Only the first start request counts. */
export const runPhonePage = (
  page: PhonePage,
  channel: SiteChannel,
  service: PhoneService = page.phone.provider === 'sandbox' ? sandboxService(page) : firebaseService(page),
): void => {
  const place = document.getElementById('place') ?? document.body;
  let started: Promise<PhoneStage> | null = null;

  const report = async (act: (stage: PhoneStage) => Promise<void>): Promise<void> => {
    try {
      if (started !== null) await act(await started);
    } catch (error) {
      channel.send({ type: 'failed', code: phoneFailure(error) });
    }
  };

  const begin = async ({ kind, language, theme }: PhoneStart): Promise<PhoneStage> => {
    document.documentElement.dataset['theme'] = theme;
    const t = textsIn(page, language);
    document.title = t(`phone.title.${kind}`);
    return { place, t, requestFrame: (height) => channel.send({ type: 'ask', height }) };
  };

  const start = (request: PhoneStart): void => {
    const { kind } = request;
    if (!page.phone.kinds.includes(kind)) return channel.send({ type: 'failed', code: 'phone_disabled' });
    started = begin(request);
    if (kind === 'sms') return undefined;
    return void report(async (stage) =>
      channel.send({ type: 'phone.passed', channel: kind, idToken: await service.signIn(kind, stage) }),
    );
  };

  channel.listen((request) => {
    if (request.type === 'phone.start' && started === null) start(request);
    if (request.type === 'sms.send') {
      void report(async (stage) => {
        await service.send(request.phoneNumber, stage);
        channel.send({ type: 'sms.sent' });
      });
    }
    if (request.type === 'sms.confirm')
      void report(async () =>
        channel.send({ type: 'phone.passed', channel: 'sms', idToken: await service.confirm(request.code) }),
      );
  });
};
