/** The name of the cookie that keeps a visitor on one release during a canary. Its value is random and contains no personal data. */
export const CANARY_COOKIE = 'marquee_canary';
/** How long a browser keeps the cookie, in seconds. Later canaries ignore it. */
const CANARY_COOKIE_SECONDS = 30 * 86_400;

/** How many digits of a visitor's number are compared, which makes a share exact to 1/65,536. */
const DIGITS = 4;

/** Identifies a canary in the cookie, so that each canary draws new random numbers. */
export const canaryMark = (release: string): string => release.slice(-8);

/** The lowest leading digits that are outside a share. The share is a percentage below 100. */
const limitOf = (share: number): string =>
  Math.round((share / 100) * 16 ** DIGITS)
    .toString(16)
    .padStart(DIGITS, '0');

/**
 * Whether a visitor is in the share that gets a canary's release. `visitor` is 32 random hexadecimal digits; `share` is
 * a percentage below 100. A greater share contains all visitors of a smaller one.
 */
export const isInCanary = (visitor: string, share: number): boolean => visitor.slice(0, DIGITS) < limitOf(share);

/** A character class with the digits below a hexadecimal digit; `null` for 0. */
const digitsBelow = (digit: string): string | null => {
  const value = Number.parseInt(digit, 16);
  return value === 0 ? null : `[${'0123456789abcdef'.slice(0, value)}]`;
};

/** A regular expression that matches the numbers of the visitors for whom `isInCanary` is true. */
export const sharePattern = (share: number): string => {
  const limit = limitOf(share);
  const alternatives = [...limit].flatMap((digit, at) => {
    const below = digitsBelow(digit);
    return below === null ? [] : [limit.slice(0, at) + below];
  });
  return `^(?:${alternatives.join('|')})`;
};

const COOKIE_VALUE = /^([0-9a-f]{8})-([0-9a-f]{32})$/;

/** Returns the visitor's number from the cookie, if the cookie belongs to the canary of `release`; otherwise `null`. */
export const visitorIn = (cookie: string | null, release: string): string | null => {
  const [, mark, visitor] = COOKIE_VALUE.exec(cookie ?? '') ?? [];
  return mark === canaryMark(release) ? (visitor ?? null) : null;
};

/** The `Set-Cookie` header for a visitor of a release's canary. */
export const canaryCookie = (release: string, visitor: string, https: boolean): string =>
  `${CANARY_COOKIE}=${canaryMark(release)}-${visitor}; Path=/; Max-Age=${CANARY_COOKIE_SECONDS}; SameSite=Lax${https ? '; Secure' : ''}`;
