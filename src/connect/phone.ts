import './phone.css';
import type { ConnectorPage, ConnectorRequest, PhoneKind } from '#schemas/connector.ts';
import { firebaseService } from './phone-firebase.ts';
import { phoneFailure } from './phone-failure.ts';
import { sandboxService } from './phone-sandbox.ts';
import type { SiteChannel } from './site-channel.ts';
import { loadWords, type ConnectWords } from './words.ts';

export type PhonePage = Extract<ConnectorPage, { readonly page: 'phone' }>;
type PhoneStart = Extract<ConnectorRequest, { readonly type: 'phone.start' }>;

/** What a service has to draw with. `ask` has the site show the page when it stands in a hidden frame. */
export interface PhoneStage {
  readonly place: HTMLElement;
  readonly words: ConnectWords;
  readonly ask: (height: number) => void;
}

/** A provider as the page uses it; each answer is an id token, or a throw that carries the provider's code. */
export interface PhoneService {
  readonly signIn: (kind: Exclude<PhoneKind, 'sms'>, stage: PhoneStage) => Promise<string>;
  readonly send: (phoneNumber: string, stage: PhoneStage) => Promise<void>;
  readonly confirm: (code: string) => Promise<string>;
}

/** The page of the phone-authentication provider: a window for accounts, a frame for codes. The first start is the only one. */
export const runPhonePage = (
  page: PhonePage,
  channel: SiteChannel,
  service: PhoneService = page.phone.provider === 'sandbox' ? sandboxService(page) : firebaseService(page),
): void => {
  const place = document.getElementById('place') ?? document.body;
  let started: Promise<PhoneStage> | null = null;

  const answer = async (act: (stage: PhoneStage) => Promise<void>): Promise<void> => {
    try {
      if (started !== null) await act(await started);
    } catch (error) {
      channel.tell({ type: 'failed', code: phoneFailure(error) });
    }
  };

  const begin = async ({ kind, language, theme }: PhoneStart): Promise<PhoneStage> => {
    document.documentElement.dataset['theme'] = theme;
    const words = await loadWords(language);
    document.title = words(`phone.title.${kind}`);
    return { place, words, ask: (height) => channel.tell({ type: 'ask', height }) };
  };

  const start = (request: PhoneStart): void => {
    const { kind } = request;
    if (!page.phone.kinds.includes(kind)) return channel.tell({ type: 'failed', code: 'phone_disabled' });
    started = begin(request);
    if (kind === 'sms') return undefined;
    return void answer(async (stage) =>
      channel.tell({ type: 'phone.passed', channel: kind, idToken: await service.signIn(kind, stage) }),
    );
  };

  channel.listen((request) => {
    if (request.type === 'phone.start' && started === null) start(request);
    if (request.type === 'sms.send') {
      void answer(async (stage) => {
        await service.send(request.phoneNumber, stage);
        channel.tell({ type: 'sms.sent' });
      });
    }
    if (request.type === 'sms.confirm')
      void answer(async () =>
        channel.tell({ type: 'phone.passed', channel: 'sms', idToken: await service.confirm(request.code) }),
      );
  });
};
