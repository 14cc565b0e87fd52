import { groupAt, type Base } from '../layout/apply-look.ts';
import type { FontFile } from '../layout/font-file.ts';
import { isInAnyScript, isInScript } from '../layout/font-scripts.ts';
import { FONT_ROLES, type FontFace, type FontRole, type Fonts } from '../layout/fonts.ts';
import type { LayeredValue } from '../layout/layers.ts';
import { resolveFonts } from '../layout/resolve-fonts.ts';
import type { Language } from '../languages.ts';
import { closestMatch } from './closest-match.ts';
import type { BrandDraft } from './draft.ts';
import { finding, pointerSegments, printableJson, type Finding } from './finding.ts';
import { LIMITS } from './limits.ts';
import type { TextsByLanguage } from './texts.ts';

/** Access to font files and to the letters of languages. */
export interface FontSource {
  /** Returns a file of the brand or of a look by its path; `null` if it does not exist. */
  readonly file: (path: string) => FontFile | null;
  /** The paths of the brand's own font files. */
  readonly paths: readonly string[];
  /** Returns the code points that texts in a language need. */
  readonly letters: (language: Language) => ReadonlySet<number>;
}

const KB = 1000;
const kilobytes = (size: number): string => `${Math.ceil(size / KB)} kB`;
/** How many of the missing characters a finding lists. */
const LISTED = 8;

const pointerOf = (role: FontRole): string => `/theme/fonts/${role}`;

const ROLES = Object.keys(FONT_ROLES) as FontRole[];
const facesOf = (fonts: Fonts): readonly (readonly [FontRole, FontFace])[] =>
  ROLES.flatMap((role) => {
    const face = fonts[role];
    return face === undefined ? [] : [[role, face] as const];
  });

/**
 * Removes each font with an error from a raw brand file, so that the look's font is used. Returns the findings that are
 * still faults of the theme.
 */
export const removeFaultyFonts = (root: Record<string, unknown>, findings: readonly Finding[]): readonly Finding[] => {
  const theme = groupAt(root, 'theme');
  return findings.filter(({ pointer, level, code }) => {
    const [block, key, role] = pointerSegments(pointer);
    if (level !== 'error' || code === 'unknown-key' || block !== 'theme' || key !== 'fonts') return true;
    if (role === undefined) delete theme['fonts'];
    else delete groupAt(theme, 'fonts')[role];
    return false;
  });
};

const fileFindings = (role: FontRole, { files }: FontFace, { file, paths }: FontSource): Finding[] =>
  files.flatMap(({ path }, index): Finding[] => {
    const pointer = `${pointerOf(role)}/files/${index}/path`;
    const font = file(path);
    if (font === null) {
      const meant = closestMatch(path, paths);
      return [
        finding({
          pointer,
          code: 'font-missing',
          message: `${printableJson(path)} is not in the folder`,
          remedy: meant === null ? 'add the file' : `write ${printableJson(meant)}, or add the file`,
        }),
      ];
    }
    if (font.size > LIMITS.font)
      return [
        finding({
          pointer,
          code: 'font-heavy',
          message: `${printableJson(path)} weighs ${kilobytes(font.size)}`,
          remedy: `make it ${kilobytes(LIMITS.font)} or less, with the characters of one script and few weights`,
        }),
      ];
    return font.fault === null
      ? []
      : [
          finding({
            pointer,
            code: 'font-broken',
            message: `${printableJson(path)} ${font.fault.message}`,
            remedy: font.fault.remedy,
          }),
        ];
  });

/** A language of the brand, and those characters of its texts that fonts can contain. */
interface Need {
  readonly language: Language;
  readonly characters: readonly number[];
}

/** A letter, a mark, a digit or a currency sign. */
const NEEDED = /[\p{L}\p{M}\p{Nd}\p{Sc}]/u;

const isCurrency = (character: number): boolean => /\p{Sc}/u.test(String.fromCodePoint(character));

const needsOf = (draft: BrandDraft, texts: TextsByLanguage, { letters }: FontSource): readonly Need[] =>
  (draft.languages?.supported ?? []).map((language) => {
    const own = [draft.name ?? '', draft.currency?.symbol ?? '', ...Object.values(texts[language] ?? {})];
    return { language, characters: neededCharacters(own, letters(language)) };
  });

/** Returns the finding for the first language whose pages request too many bytes of a font. */
const budgetFindings = (
  role: FontRole,
  { files }: FontFace,
  needs: readonly Need[],
  { file }: FontSource,
): Finding[] => {
  const heavy = needs
    .map(({ language, characters }) => ({
      language,
      size: files
        .filter(({ script }) => characters.some((character) => isInScript(script, character)))
        .reduce((sum, { path }) => sum + (file(path)?.size ?? 0), 0),
    }))
    .find(({ size }) => size > LIMITS.font);
  return heavy === undefined
    ? []
    : [
        finding({
          pointer: `${pointerOf(role)}/files`,
          code: 'font-heavy',
          message: `pages in ${heavy.language} request ${kilobytes(heavy.size)} of this font`,
          remedy: `make it ${kilobytes(LIMITS.font)} or less, with fewer weights or smaller files`,
        }),
      ];
};

/** Returns the characters that are missing from a font's files. Currency signs count only if the font shows amounts. */
export const missingCharacters = (
  { files }: FontFace,
  characters: readonly number[],
  file: FontSource['file'],
): readonly number[] => {
  const hasGlyph = (character: number): boolean =>
    files.some(
      ({ path, script }) => isInScript(script, character) && file(path)?.measures?.widths.has(character) === true,
    );
  // If the figures differ in width, amounts are shown in the fallback font.
  const showsAmounts = files.every(({ path }) => file(path)?.measures?.hasTabularFigures !== false);
  return characters.filter((character) => !hasGlyph(character) && (showsAmounts || !isCurrency(character)));
};

/** Returns the code points of texts that a font should have, except those that fonts cannot contain. */
export const neededCharacters = (texts: readonly string[], letters: ReadonlySet<number>): readonly number[] => {
  const used = [...new Set(texts.join(''))].filter((character) => NEEDED.test(character));
  const characters = new Set([...letters, ...used.map((character) => character.codePointAt(0) ?? 0)]);
  return [...characters].filter(isInAnyScript).toSorted((one, other) => one - other);
};

const glyphFindings = (pointer: string, face: FontFace, needs: readonly Need[], { file }: FontSource): Finding[] =>
  needs.flatMap(({ language, characters }) => {
    const missing = missingCharacters(face, characters, file);
    if (missing.length === 0) return [];
    const listed = missing.slice(0, LISTED).map((character) => String.fromCodePoint(character));
    return [
      finding({
        pointer,
        level: 'warning',
        code: 'font-glyphs',
        message: `the font ${printableJson(face.family)} lacks ${missing.length} ${missing.length === 1 ? 'character' : 'characters'} of ${language}: ${listed.join(' ')}${missing.length > LISTED ? ' …' : ''}`,
        remedy: 'add a file with these characters, or keep them in the fallback font',
      }),
    ];
  });

export interface CheckedFonts {
  readonly fonts: Fonts;
  readonly layers: ReadonlyMap<string, LayeredValue>;
  readonly findings: readonly Finding[];
}

/**
 * Checks a brand's fonts and returns those to use: a faulty font is replaced with the look's. Without access to the
 * files, all fonts are used unchecked.
 */
export const checkFonts = (
  draft: BrandDraft,
  texts: TextsByLanguage,
  { ownTokens, base, source }: { readonly ownTokens: unknown; readonly base: Base; readonly source: FontSource | null },
): CheckedFonts => {
  const own = draft.theme?.fonts ?? {};
  if (source === null) return { ...resolveFonts(own, ownTokens, base), findings: [] };
  const needs = needsOf(draft, texts, source);
  const checked = facesOf(own).map(([role, face]) => {
    const faults = fileFindings(role, face, source);
    return { role, face, faults: faults.length > 0 ? faults : budgetFindings(role, face, needs, source) };
  });
  const valid = Object.fromEntries(
    checked.filter(({ faults }) => faults.length === 0).map(({ role, face }) => [role, face]),
  );
  const { fonts, layers } = resolveFonts(valid, ownTokens, base);
  const glyphs = facesOf(fonts).flatMap(([role, face]) =>
    glyphFindings(face === own[role] ? pointerOf(role) : '/layout/look', face, needs, source),
  );
  return { fonts, layers, findings: [...checked.flatMap(({ faults }) => faults), ...glyphs] };
};
