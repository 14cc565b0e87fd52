const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  yen: '¥',
  euro: '€',
  pound: '£',
  laquo: '«',
  raquo: '»',
};

const HIGHEST = 0x10ffff;

const character = (code: number): string => {
  const isText = code > 31 && code <= HIGHEST && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 127 && code <= 159);
  return isText ? String.fromCodePoint(code) : ' ';
};

/** Decodes HTML character references; unknown names stay as written. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));?/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return character(Number(decimal));
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      return (name !== undefined && Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole;
    },
  );
