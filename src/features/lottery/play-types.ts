/** The play types for which we have texts. */
const KNOWN = {
  STANDARD: 'play.standard',
  '2_DIGITS': 'play.twoDigits',
  '3_DIGITS': 'play.threeDigits',
  BIG_SMALL: 'play.bigSmall',
} as const;

export type PlayType = { readonly key: (typeof KNOWN)[keyof typeof KNOWN] } | { readonly own: string };

const known = (code: string): PlayType | null =>
  Object.hasOwn(KNOWN, code) ? { key: KNOWN[code as keyof typeof KNOWN] } : null;

/**
 * Returns the play type named by a link, or else the lottery's default. An unknown type is shown only if the platform itself names it, because a link
 * could carry any text.
 */
export const resolvePlayType = (requested: string | null, fallback: string | null): PlayType | null => {
  const fromLink = requested === null ? null : known(requested);
  if (fromLink !== null || fallback === null) return fromLink;
  return known(fallback) ?? { own: fallback };
};
