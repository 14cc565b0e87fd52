/** A browser and a system by their own names, as players know them. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
}

type Marks = readonly (readonly [name: string, mark: RegExp])[];

/** The first mark that fits: those who carry another browser's name in theirs come before it. */
const BROWSERS: Marks = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const SYSTEMS: Marks = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
const PHONES: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad']);

const found = (marks: Marks, text: string): string | null => marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** What a browser says of itself, in the words that its user knows; a guess for eyes, nothing to decide by. */
export const deviceOf = (userAgent: string): Device => {
  const system = found(SYSTEMS, userAgent);
  return { browser: found(BROWSERS, userAgent), system, isPhone: PHONES.has(system) };
};
