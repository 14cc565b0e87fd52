/**
 * The scripts that a font file can contain, each with the characters for which a page requests the file. The ranges are
 * those of the subsets that font services publish. Scripts with more than 500 glyphs, such as Han and Hangul, are not
 * included; pages show them in a system font.
 */
export const FONT_SCRIPTS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
  thai: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  greek: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
} as const satisfies Readonly<Record<string, string>>;

export type FontScript = keyof typeof FONT_SCRIPTS;

type Range = readonly [first: number, last: number];

const rangesOf = (text: string): readonly Range[] =>
  text.split(',').map((part): Range => {
    const [first = '', last = first] = part.slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const RANGES = Object.fromEntries(
  Object.entries(FONT_SCRIPTS).map(([script, text]) => [script, rangesOf(text)]),
) as unknown as Readonly<Record<FontScript, readonly Range[]>>; // one entry for each script

/** Whether a page requests the files of a script for a character. */
export const isInScript = (script: FontScript, codePoint: number): boolean =>
  RANGES[script].some(([first, last]) => first <= codePoint && codePoint <= last);

/** Returns all characters of a script. */
export const charactersOf = (script: FontScript): readonly number[] =>
  RANGES[script].flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Whether fonts may contain a character; all others are shown in system fonts. */
export const isInAnyScript = (codePoint: number): boolean =>
  (Object.keys(RANGES) as FontScript[]).some((script) => isInScript(script, codePoint));
