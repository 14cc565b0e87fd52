/** The platform's play types that have a name of ours. */
const KNOWN = {
  STANDARD: 'play.standard',
  '2_DIGITS': 'play.twoDigits',
  '3_DIGITS': 'play.threeDigits',
  BIG_SMALL: 'play.bigSmall',
} as const;

export type PlayType = { readonly key: (typeof KNOWN)[keyof typeof KNOWN] } | { readonly own: string };

const known = (code: string): PlayType | null =>
  Object.hasOwn(KNOWN, code) ? { key: KNOWN[code as keyof typeof KNOWN] } : null;

/** The play type that a link asks for, else the lottery's usual one. A word that is neither known nor the platform's own is nobody's: it came with the link. */
export const chosenPlayType = (asked: string | null, usual: string | null): PlayType | null => {
  const fromLink = asked === null ? null : known(asked);
  if (fromLink !== null || usual === null) return fromLink;
  return known(usual) ?? { own: usual };
};
