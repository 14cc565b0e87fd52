import type { HumanConnector } from '#schemas/brand.ts';
import type { HumanFields } from '#schemas/connector.ts';
import { CheckError, type HumanCheck } from './human-check.ts';
import { rejectAfterTimeout } from './provider-script.ts';

interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: 'light' | 'dark';
  readonly size: string;
  readonly action?: string;
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  /** Returning `true` marks the error as handled for Turnstile. */
  readonly 'error-callback': () => boolean;
}

/** The global API of both providers. */
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

interface ProviderConfig {
  readonly api: () => WidgetApi | undefined;
  /** The field name that the provider's servers expect. */
  readonly field: string;
  /** The full-size widget and the width in pixels that it needs; narrower pages use the compact widget. */
  readonly fullSize: { readonly size: string; readonly from: number };
  /** reCAPTCHA loads more files and then calls back; Turnstile does not allow `ready` in a deferred script. */
  readonly hasReadyCallback: boolean;
  readonly onError: 'human_failed' | 'human_unreachable';
}

const PROVIDERS: Readonly<Record<Provider, ProviderConfig>> = {
  turnstile: {
    api: () => window.turnstile,
    field: 'cf-turnstile-response',
    fullSize: { size: 'flexible', from: 300 },
    hasReadyCallback: false,
    onError: 'human_failed',
  },
  // reCAPTCHA calls its error callback only for a lost connection.
  recaptcha: {
    api: () => window.grecaptcha,
    field: 'g-recaptcha-response',
    fullSize: { size: 'normal', from: 304 },
    hasReadyCallback: true,
    onError: 'human_unreachable',
  },
};

const loadApi = ({ api, hasReadyCallback }: ProviderConfig): Promise<WidgetApi> =>
  new Promise((resolve, reject) => {
    const found = api();
    // A script that throws an error counts as loaded, but defines no API.
    if (found === undefined) return reject(new CheckError('human_unreachable'));
    if (!hasReadyCallback || found.ready === undefined) return resolve(found);
    found.ready(() => resolve(found));
    return rejectAfterTimeout(reject);
  });

/** Turnstile or the reCAPTCHA checkbox, rendered by the provider's script. */
export const widgetCheck = (provider: Provider, siteKey: string, script: Promise<void>): HumanCheck => {
  const config = PROVIDERS[provider];
  // The script may fail before the check starts; do not report that as an unhandled rejection.
  script.catch(() => undefined);
  return async (place, { theme, action }) => {
    await script;
    const api = await loadApi(config);
    const box = place.appendChild(document.createElement('div'));
    return new Promise<HumanFields>((resolve, reject) => {
      const widget = api.render(box, {
        sitekey: siteKey,
        theme,
        size: innerWidth < config.fullSize.from ? 'compact' : config.fullSize.size,
        ...(provider === 'turnstile' ? { action } : {}),
        callback: (token) => resolve({ [config.field]: token }),
        'expired-callback': () => api.reset(widget),
        'error-callback': () => {
          reject(new CheckError(config.onError));
          return true;
        },
      });
    });
  };
};
