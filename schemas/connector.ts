import type { HumanConnector, PhoneConnector } from './brand.ts';

/** The services whose scripts run in a connector page: an origin of its own, never the site's. */
export const HUMAN_PROVIDERS = ['sandbox', 'turnstile', 'recaptcha'] as const;
export const PHONE_PROVIDERS = ['sandbox', 'firebase'] as const;

/** The ways in by the phone-authentication provider: a google account, a social page, an SMS code. */
export const PHONE_KINDS = ['google', 'facebook', 'sms'] as const;
export type PhoneKind = (typeof PHONE_KINDS)[number];

/** What a human verification is run for. */
export const HUMAN_ACTIONS = ['login', 'register', 'sms'] as const;
export type HumanAction = (typeof HUMAN_ACTIONS)[number];

/** What a human verification hands over for the platform; opaque to the site. */
export type HumanFields = Readonly<Record<string, string>>;

/** Why a connector has nothing to hand over. `phone_*` are the texts of the phone-authentication provider; `human_*` those of the human verification. */
export const CONNECTOR_FAILURES = [
  'human_closed',
  'human_failed',
  'human_unreachable',
  'phone_closed',
  'phone_code_expired',
  'phone_code_missing',
  'phone_code_wrong',
  'phone_disabled',
  'phone_human',
  'phone_number_missing',
  'phone_number_wrong',
  'phone_quota',
  'phone_too_many',
  'phone_unknown',
] as const;
export type ConnectorFailure = (typeof CONNECTOR_FAILURES)[number];

/** Stands as JSON in a connector page: what it may know, made from the brand's file and from nothing else. */
export type ConnectorPage = {
  /** The brand's own origins: nobody else is listened to, or told anything. */
  readonly origins: readonly string[];
  readonly brand: string;
  /** As the platform knows it; the sandbox's own providers are asked in its name. */
  readonly merchant: string;
} & (
  | { readonly page: 'human'; readonly human: HumanConnector }
  | { readonly page: 'phone'; readonly phone: PhoneConnector }
);

/** The pages that a brand's connectors have. */
export const CONNECTOR_PAGES = ['human', 'phone'] as const;
export type ConnectorPageName = (typeof CONNECTOR_PAGES)[number];

/** The id of the data block in a connector page. */
export const CONNECTOR_DATA_ID = 'connector';

/** Site to connector page; `language` is a BCP 47 tag, as in `<html lang>`. */
export type ConnectorRequest =
  | {
      readonly type: 'human.start';
      readonly action: HumanAction;
      readonly language: string;
      readonly theme: 'light' | 'dark';
    }
  | {
      readonly type: 'phone.start';
      readonly kind: PhoneKind;
      readonly language: string;
      readonly theme: 'light' | 'dark';
    }
  /** `phoneNumber` as E.164: `+639171234567`. */
  | { readonly type: 'sms.send'; readonly phoneNumber: string }
  | { readonly type: 'sms.confirm'; readonly code: string };

/** Connector page to site. */
export type ConnectorReport =
  /** Listens from now on. */
  | { readonly type: 'ready' }
  /** Somebody has to do something there: the frame is shown, so many CSS pixels high. */
  | { readonly type: 'ask'; readonly height: number }
  | { readonly type: 'human.passed'; readonly fields: HumanFields }
  | { readonly type: 'sms.sent' }
  | { readonly type: 'phone.passed'; readonly channel: PhoneKind; readonly idToken: string }
  | { readonly type: 'failed'; readonly code: ConnectorFailure };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.some((known) => known === value);

const MOST_FIELDS = 10;
const LONGEST_TOKEN = 4_096;
const HIGHEST_FRAME = 800;

/** A page of another origin may say anything: what is no report is `null`. */
export const readReport = (data: unknown): ConnectorReport | null => {
  if (!isRecord(data)) return null;
  switch (data['type']) {
    case 'ready':
    case 'sms.sent':
      return { type: data['type'] };
    case 'ask': {
      const height = data['height'];
      return typeof height === 'number' && height > 0 && height <= HIGHEST_FRAME ? { type: 'ask', height } : null;
    }
    case 'human.passed': {
      const fields = isRecord(data['fields']) ? Object.entries(data['fields']) : [];
      const fits =
        fields.length > 0 &&
        fields.length <= MOST_FIELDS &&
        fields.every(([name, value]) => isText(name, 60) && isText(value, LONGEST_TOKEN));
      return fits ? { type: 'human.passed', fields: Object.fromEntries(fields) as Record<string, string> } : null;
    }
    case 'phone.passed': {
      const { channel, idToken } = data;
      return isOneOf(PHONE_KINDS, channel) && isText(idToken, LONGEST_TOKEN)
        ? { type: 'phone.passed', channel, idToken }
        : null;
    }
    case 'failed': {
      const { code } = data;
      return isOneOf(CONNECTOR_FAILURES, code) ? { type: 'failed', code } : null;
    }
    default:
      return null;
  }
};

/** The same the other way: a connector page answers nobody but the site, and nothing but this. */
export const readRequest = (data: unknown): ConnectorRequest | null => {
  if (!isRecord(data)) return null;
  const language = isText(data['language'], 20) ? data['language'] : 'en';
  const theme = data['theme'] === 'dark' ? 'dark' : 'light';
  const { type, action, kind, phoneNumber, code } = data;
  if (type === 'human.start') return isOneOf(HUMAN_ACTIONS, action) ? { type, action, language, theme } : null;
  if (type === 'phone.start') return isOneOf(PHONE_KINDS, kind) ? { type, kind, language, theme } : null;
  if (type === 'sms.send') return isText(phoneNumber, 30) ? { type, phoneNumber } : null;
  if (type === 'sms.confirm') return isText(code, 255) ? { type, code } : null;
  return null;
};
