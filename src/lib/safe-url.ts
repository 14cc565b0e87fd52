const LONGEST = 2048;
// Spaces, control and bidirectional characters, and the backslash that browsers read as a slash.
const FORBIDDEN = /[\s\\\p{Cc}\p{Bidi_Control}]/u;

const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

export interface UrlRules {
  /** The exact origins that may be opened; any when left out. */
  readonly origins?: readonly string[];
  /** Schemes beyond https, with their colon, such as `itms-services:`. */
  readonly schemes?: readonly string[];
  /** The page's own host: `http:` to another local host is right only from a local page. */
  readonly host?: string;
}

/** An address from outside, if it may be opened or linked; else null. */
export const safeUrl = (text: string, { origins, schemes = [], host = '' }: UrlRules = {}): string | null => {
  if (text.length > LONGEST || FORBIDDEN.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (schemes.includes(url.protocol)) return text;
  const web = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname) && isLocal(host));
  if (!web || !/^https?:\/\/[^/]/i.test(text) || url.username !== '' || url.password !== '') return null;
  return origins === undefined || origins.includes(url.origin) ? url.href : null;
};
