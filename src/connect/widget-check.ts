import type { HumanConnector } from '#schemas/brand.ts';
import type { HumanFields } from '#schemas/connector.ts';
import { CheckFailed } from './check-failed.ts';
import type { HumanCheck } from './human.ts';
import { inTime } from './provider-script.ts';

interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: string;
  readonly action?: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  /** Answering `true` tells Turnstile that the error is dealt with. */
  readonly 'error-callback': () => boolean;
}

/** What the scripts of both providers put on the page. */
interface WidgetApi {
  readonly ready?: (run: () => void) => void;
  readonly render: (place: HTMLElement, options: WidgetOptions) => string | number;
  readonly reset: (widget: string | number) => void;
}

declare global {
  interface Window {
    turnstile?: WidgetApi;
    grecaptcha?: WidgetApi;
  }
}

type Provider = Exclude<HumanConnector['provider'], 'sandbox'>;

interface ProviderFacts {
  readonly api: () => WidgetApi | undefined;
  /** The name under which the provider's own servers expect the token. */
  readonly field: string;
  /** The widest form that needs no more than so many pixels; else the compact one. */
  readonly wide: { readonly size: string; readonly from: number };
  /** The script fetches the rest of itself, and says when that is there. Turnstile refuses `ready` to a deferred script. */
  readonly saysReady: boolean;
  readonly onError: 'human_failed' | 'human_unreachable';
}

const PROVIDERS: Readonly<Record<Provider, ProviderFacts>> = {
  turnstile: {
    api: () => window.turnstile,
    field: 'cf-turnstile-response',
    wide: { size: 'flexible', from: 300 },
    saysReady: false,
    onError: 'human_failed',
  },
  // Its error callback is told for one reason: the connection is gone.
  recaptcha: {
    api: () => window.grecaptcha,
    field: 'g-recaptcha-response',
    wide: { size: 'normal', from: 304 },
    saysReady: true,
    onError: 'human_unreachable',
  },
};

const ready = ({ api, saysReady }: ProviderFacts): Promise<WidgetApi> =>
  new Promise((resolve, reject) => {
    const found = api();
    // A script that broke has run too, and left nothing.
    if (found === undefined) return reject(new CheckFailed('human_unreachable'));
    if (!saysReady || found.ready === undefined) return resolve(found);
    found.ready(() => resolve(found));
    return inTime(reject);
  });

/** Turnstile, or the checkbox of reCAPTCHA: one shape, drawn by the provider's own script. */
export const widgetCheck = (provider: Provider, siteKey: string, script: Promise<void>): HumanCheck => {
  const facts = PROVIDERS[provider];
  // It may fail before anybody asks.
  script.catch(() => undefined);
  return async (place, { theme, action }) => {
    await script;
    const api = await ready(facts);
    const box = place.appendChild(document.createElement('div'));
    return new Promise<HumanFields>((resolve, reject) => {
      const widget = api.render(box, {
        sitekey: siteKey,
        theme,
        size: innerWidth < facts.wide.from ? 'compact' : facts.wide.size,
        ...(provider === 'turnstile' ? { action } : {}),
        callback: (token) => resolve({ [facts.field]: token }),
        'expired-callback': () => api.reset(widget),
        'error-callback': () => {
          reject(new CheckFailed(facts.onError));
          return true;
        },
      });
    });
  };
};
