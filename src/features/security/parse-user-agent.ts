/** The display names of a browser and its operating system. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
}

type Patterns = readonly (readonly [name: string, pattern: RegExp])[];

/** The first match wins. A browser whose user agent also contains the name of another browser must therefore come first. */
const BROWSERS: Patterns = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const SYSTEMS: Patterns = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];
const PHONES: ReadonlySet<string | null> = new Set(['Android', 'iPhone', 'iPad']);

const firstMatch = (patterns: Patterns, text: string): string | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Guesses the browser and operating system from a user agent, for display only. */
export const parseUserAgent = (userAgent: string): Device => {
  const system = firstMatch(SYSTEMS, userAgent);
  return { browser: firstMatch(BROWSERS, userAgent), system, isPhone: PHONES.has(system) };
};
