/** The play types that have a translated name. */
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
 * Returns the play type that a link names, or else the default of the lottery. A play type without a translation is shown only if it comes from the
 * platform, because a link can contain any text.
 */
export const resolvePlayType = (requested: string | null, fallback: string | null): PlayType | null => {
  const fromLink = requested === null ? null : known(requested);
  if (fromLink !== null || fallback === null) return fromLink;
  return known(fallback) ?? { own: fallback };
};
