const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ɋ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};
/** The share by which pseudo-translations are longer than English. */
const LONGER = 0.4;
const FILLING = 'öþéñ ļöñĝéŕ ŵöŕðš ';
const KEPT = /(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/;

/**
 * Returns a pseudo-translation: with accents, 40 % longer and in brackets, so that truncated, concatenated and untranslated texts stand out.
 * Placeholders are kept.
 */
export const pseudoText = (text: string): string => {
  const parts = text.split(KEPT);
  const letters = parts.filter((part) => !KEPT.test(part)).join('').length;
  const filling = FILLING.repeat(1 + Math.ceil((letters * LONGER) / FILLING.length)).slice(
    0,
    Math.ceil(letters * LONGER),
  );
  const accented = parts
    .map((part) => (KEPT.test(part) ? part : [...part].map((letter) => ACCENTED[letter] ?? letter).join('')))
    .join('');
  return `[${accented}${filling === '' ? '' : ` ${filling.trim()}`}]`;
};

/** Converts a table of texts to the pseudo-language. */
export const pseudoTable = (table: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([key, text]) => [key, pseudoText(text)]));
