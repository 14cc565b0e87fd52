declare const checked: unique symbol;
/** An address that `safeUrl` has accepted. */
export type SafeUrl = string & { readonly [checked]: true };

const MAX_LENGTH = 2048;
// Whitespace, control and bidirectional characters, and the backslash, which browsers treat as a slash.
const FORBIDDEN = /[\s\\\p{Cc}\p{Bidi_Control}]/u;

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

export interface UrlRules {
  /** Allowed origins; any origin if omitted. */
  readonly origins?: readonly string[];
  /** Schemes allowed besides https, with their colon, such as `itms-services:`. */
  readonly schemes?: readonly string[];
  /** The page's own host: `http:` to a local host is allowed only from a local page. */
  readonly host?: string;
}

/** Checks an untrusted URL. Returns it if it may be opened or linked, otherwise `null`. */
export const safeUrl = (text: string, { origins, schemes = [], host = '' }: UrlRules = {}): SafeUrl | null => {
  if (text.length > MAX_LENGTH || FORBIDDEN.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (schemes.includes(url.protocol)) return text as SafeUrl;
  const isWeb = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname) && isLocal(host));
  if (!isWeb || !/^https?:\/\/[^/]/i.test(text) || url.username !== '' || url.password !== '') return null;
  return origins === undefined || origins.includes(url.origin) ? (url.href as SafeUrl) : null;
};
