import type { HumanConnector, PhoneConnector } from './brand.ts';
import type { PageLanguage } from './page-language.ts';
import { PHONE_KINDS, type PhoneKind } from './connector-providers.ts';

/** The action that a human verification protects. */
export const HUMAN_ACTIONS = ['login', 'register', 'sms'] as const;
export type HumanAction = (typeof HUMAN_ACTIONS)[number];

/** The provider's result. The site passes it on to the platform without interpreting it. */
export type HumanFields = Readonly<Record<string, string>>;

/** Why a connector failed: `human_*` for the human verification, `phone_*` for the phone-authentication provider. The site has a text for each. */
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

/** The JSON data block of a connector page. All its values come from the brand's file. */
export type ConnectorPage = {
  /** The origins of the brand. The page exchanges messages only with these. */
  readonly origins: readonly string[];
  /** The brand's id, from which the URL of the sandbox's simulated providers is built. */
  readonly brand: string;
  /** The brand's languages by BCP 47 tag, with the texts of the page. */
  readonly languages: Readonly<Record<string, PageLanguage>>;
} & (
  | { readonly page: 'human'; readonly human: HumanConnector }
  | { readonly page: 'phone'; readonly phone: PhoneConnector }
);

/** The connector pages that a brand may have. */
export const CONNECTOR_PAGES = ['human', 'phone'] as const;
export type ConnectorPageName = (typeof CONNECTOR_PAGES)[number];

/** The id of the data block in a connector page. */
export const CONNECTOR_DATA_ID = 'connector';

/** A message from the site to a connector page. `language` is a BCP 47 tag, as in `<html lang>`. */
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
  /** `phoneNumber` is in E.164 format, such as `+639171234567`. */
  | { readonly type: 'sms.send'; readonly phoneNumber: string }
  | { readonly type: 'sms.confirm'; readonly code: string };

/** A message from a connector page to the site. */
export type ConnectorReport =
  /** The connector page has loaded and accepts requests. */
  | { readonly type: 'ready' }
  /** The player has to do something in the connector page, so the site must show the frame with a height of `height` CSS pixels. */
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

const MAX_FIELDS = 10;
const MAX_TOKEN_LENGTH = 4_096;
const MAX_FRAME_HEIGHT = 800;

/** Validates a message from a connector page, which has another origin and is not trusted; returns `null` for anything but a report. */
export const readReport = (data: unknown): ConnectorReport | null => {
  if (!isRecord(data)) return null;
  switch (data['type']) {
    case 'ready':
    case 'sms.sent':
      return { type: data['type'] };
    case 'ask': {
      const height = data['height'];
      return typeof height === 'number' && height > 0 && height <= MAX_FRAME_HEIGHT ? { type: 'ask', height } : null;
    }
    case 'human.passed': {
      const fields = isRecord(data['fields']) ? Object.entries(data['fields']) : [];
      const fits =
        fields.length > 0 &&
        fields.length <= MAX_FIELDS &&
        fields.every(([name, value]) => isText(name, 60) && isText(value, MAX_TOKEN_LENGTH));
      return fits ? { type: 'human.passed', fields: Object.fromEntries(fields) as Record<string, string> } : null;
    }
    case 'phone.passed': {
      const { channel, idToken } = data;
      return isOneOf(PHONE_KINDS, channel) && isText(idToken, MAX_TOKEN_LENGTH)
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

/** Validates a message from the site to a connector page; returns `null` for anything but a request. */
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
