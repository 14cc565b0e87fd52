import type { ThemeTokens } from '#schemas/brand.ts';
import type { FontMeasures } from '#schemas/layout/font-file.ts';
import { FONT_SCRIPTS } from '#schemas/layout/font-scripts.ts';
import { FONT_ROLES, type FontFace, type FontRole, type Fonts } from '#schemas/layout/fonts.ts';
import { cssVariable } from '#schemas/tokens.ts';
import { SAMPLE_TEXTS, SYSTEM_FONTS, type SystemFont } from './system-fonts.ts';

type FontFileEntry = FontFace['files'][number];

/** Access to font files by path. */
export interface FontAccess {
  readonly addressOf: (path: string) => string;
  /** Returns `null` if the file cannot be read here; the font then has no measured fallback. */
  readonly measuresOf: (path: string) => FontMeasures | null;
  /** Added to the selector of the rule that uses a font. */
  readonly scope?: string;
}

const [DIGIT_RANGE, LATIN_WITHOUT_DIGITS] = ['U+0000-00FF', 'U+0000-002F,U+003A-00FF'];

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

const rule = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** The characters for which a file is used. Figures are left to the fallback if their widths differ, because amounts need tabular figures. */
const usedRange = ({ script }: FontFileEntry, measures: FontMeasures | null): string =>
  measures?.hasTabularFigures === false
    ? FONT_SCRIPTS[script].replace(DIGIT_RANGE, LATIN_WITHOUT_DIGITS)
    : FONT_SCRIPTS[script];

const fallbackFamily = (family: string, { name }: SystemFont): string => `'${family} ${name}'`;

const meanWidth = ({ widths }: FontMeasures, text: string): number | null => {
  const known = [...text].flatMap((character) => widths.get(character.codePointAt(0) ?? 0) ?? []);
  return known.length === 0 ? null : known.reduce((sum, width) => sum + width, 0) / known.length;
};

const FIRST_BOLD_WEIGHT = 600;

/** Headings are bold at any weight of the font; running text uses the weight of the file. */
const weightOf = (role: FontRole, { weight }: FontFileEntry): 'regular' | 'bold' =>
  role === 'display' || Number.parseInt(weight, 10) >= FIRST_BOLD_WEIGHT ? 'bold' : 'regular';

/** Returns the rule that gives a system font the widths and line height of a file; `null` if the system font lacks its script. */
const fallbackRule = (
  role: FontRole,
  family: string,
  file: FontFileEntry,
  measures: FontMeasures,
  system: SystemFont,
): string | null => {
  const weight = weightOf(role, file);
  const width = system.widths[weight][file.script];
  const own = meanWidth(measures, SAMPLE_TEXTS[file.script]);
  if (width === undefined || own === null || own === 0) return null;
  const scale = own / width;
  return rule({
    'font-family': fallbackFamily(family, system),
    'font-weight': file.weight,
    src: system.local[weight].map((name) => `local('${name}')`).join(','),
    'size-adjust': percent(scale),
    'ascent-override': percent(measures.ascent / scale),
    'descent-override': percent(measures.descent / scale),
    'line-gap-override': percent(measures.lineGap / scale),
    // Times New Roman kerns two ones closer together, so that figures would no longer have equal widths.
    'font-feature-settings': "'kern' 0",
    'unicode-range': FONT_SCRIPTS[file.script],
  });
};

const faceSheet = (
  role: FontRole,
  { family, files }: FontFace,
  families: string,
  { addressOf, measuresOf, scope = '' }: FontAccess,
): string => {
  const hasSerifs = /(?:^|[\s,])serif$/.test(families);
  const systems = SYSTEM_FONTS.filter(({ serif }) => serif === hasSerifs);
  const fallbacks = systems.map((system) => ({
    name: fallbackFamily(family, system),
    rules: files.flatMap((file) => {
      const measures = measuresOf(file.path);
      return (measures === null ? null : fallbackRule(role, family, file, measures, system)) ?? [];
    }),
  }));
  const used = fallbacks.filter(({ rules }) => rules.length > 0);
  return [
    ...files.map((file) =>
      rule({
        'font-family': `'${family}'`,
        'font-weight': file.weight,
        'font-display': 'swap',
        src: `url(${addressOf(file.path)}) format('woff2')`,
        'unicode-range': usedRange(file, measuresOf(file.path)),
      }),
    ),
    ...used.flatMap(({ rules }) => rules),
    `:root${scope}{${cssVariable(FONT_ROLES[role])}:${[`'${family}'`, ...used.map(({ name }) => name), families].join(',')}}`,
    '',
  ].join('\n');
};

/**
 * Returns the CSS that declares a brand's fonts. Each font comes before the families of its token, with measured
 * fallbacks in between. Empty without fonts.
 */
export const fontSheet = (fonts: Fonts, tokens: ThemeTokens, access: FontAccess): string =>
  (Object.keys(FONT_ROLES) as FontRole[])
    .map((role) => {
      const face = fonts[role];
      return face === undefined ? '' : faceSheet(role, face, tokens.fontFamily[FONT_ROLES[role]].$value, access);
    })
    .join('');
