/** The name of the cookie that keeps a visitor with one release during a canary. Its value is random and contains no personal data. */
export const CANARY_COOKIE = 'marquee_canary';
/** For how many seconds a browser keeps the cookie. A later canary ignores it. */
const CANARY_COOKIE_SECONDS = 30 * 86_400;

/** How many digits of a visitor's number are compared: a share is exact to 1/65,536. */
const DIGITS = 4;

/** Identifies a canary in the cookie, so that each canary draws new random numbers. */
export const canaryMark = (release: string): string => release.slice(-8);

/** The lowest first digits of a number outside a share. The share is in percent, below 100. */
const limitOf = (share: number): string =>
  Math.round((share / 100) * 16 ** DIGITS)
    .toString(16)
    .padStart(DIGITS, '0');

/**
 * Whether a visitor is in the share that gets the release of a canary. `visitor` is 32 random hexadecimal digits, `share` is in percent, below 100. A
 * greater share contains all visitors of a smaller one.
 */
export const isInCanary = (visitor: string, share: number): boolean => visitor.slice(0, DIGITS) < limitOf(share);

/** The digits below a hexadecimal digit, as a character class; `null` for 0. */
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

/** Returns the number of the visitor in a cookie of the canary of a release; `null` for any other value. */
export const visitorIn = (cookie: string | null, release: string): string | null => {
  const [, mark, visitor] = COOKIE_VALUE.exec(cookie ?? '') ?? [];
  return mark === canaryMark(release) ? (visitor ?? null) : null;
};

/** The header `Set-Cookie` for a visitor of the canary of a release. */
export const canaryCookie = (release: string, visitor: string, https: boolean): string =>
  `${CANARY_COOKIE}=${canaryMark(release)}-${visitor}; Path=/; Max-Age=${CANARY_COOKIE_SECONDS}; SameSite=Lax${https ? '; Secure' : ''}`;
