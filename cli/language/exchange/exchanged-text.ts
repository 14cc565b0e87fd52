import type { CheckedFolders, CheckedLanguage } from '#publish/languages/check-folders.ts';
import { pointerSegment } from '#schemas/checks/finding.ts';
import type { LanguageFile } from '#schemas/language-packs/language-info.ts';
import { neededKeys, pluralOf } from '#schemas/language-packs/text-form.ts';
import type { Language } from '#schemas/languages.ts';
import { widthLimits } from '../width-limits.ts';

/** Where a screenshot shows a text, in pixels from its top left corner. */
export interface PictureSpot {
  /** The path of the screenshot, as the export names it. */
  readonly file: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether the text is visible; if not, the box is that of the element that the text labels for screen readers. */
  readonly isShown: boolean;
}

/** One text as a translator gets it. A text with a count appears once for each plural form of the language. */
export interface ExchangedText {
  /** The catalogue, such as `site/auth`. */
  readonly namespace: string;
  readonly key: string;
  /** The plural form, and some numbers for which it is used; `null` for a text without a count. */
  readonly plural: { readonly form: string; readonly counts: readonly number[] } | null;
  /** Where the text is used: its namespace and key, in words. */
  readonly place: string;
  readonly source: string;
  readonly target: string | null;
  /** Why the site does not use the translation; `null` if it is valid. */
  readonly fault: string | null;
  /** The available width in letters; `null` if it is not limited. */
  readonly limit: number | null;
  readonly picture: PictureSpot | null;
}

/** A language, with the texts to give to translators. */
export interface Exchange {
  readonly code: Language;
  readonly file: LanguageFile;
  /** The tag of the base language. */
  readonly sourceTag: string;
  readonly texts: readonly ExchangedText[];
}

/** Returns whether a text still has to be translated: it has no translation, or one that is not shown. */
export const isOpen = ({ target, fault }: Pick<ExchangedText, 'target' | 'fault'>): boolean =>
  target === null || fault !== null;

const CANDIDATES = [...Array.from({ length: 200 }, (_, count) => count), 1000, 10_000, 1_000_000, 0.5, 1.5];
const LISTED_COUNTS = 6;

const inWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[-_]/g, ' ');

const describePlace = (namespace: string, name: string): string =>
  [namespace, name]
    .flatMap((part) => part.split(/[./]/))
    .filter((part) => part !== '')
    .map(inWords)
    .join(' › ');

/** Returns all texts that a language needs, in the order of the base language's catalogues. `language.json` must be valid. */
export const exchangedTexts = (
  folders: CheckedFolders,
  { draft, findings }: CheckedLanguage,
  { tag }: LanguageFile,
): readonly ExchangedText[] => {
  const limitOf = widthLimits(folders);
  const rules = new Intl.PluralRules(tag);
  const faults = new Map(
    findings
      .filter(({ level }) => level === 'error')
      .map(({ file, pointer, message, remedy }) => [`${file}#${pointer}`, `${message}; ${remedy}`]),
  );
  return [...folders.base].flatMap(([namespace, base]) =>
    [...neededKeys(base, tag)].map(([key, source]): ExchangedText => {
      const target = draft.catalogues.get(namespace)?.[key];
      const plural = pluralOf(base, key);
      const fault = faults.get(`${draft.code}/${namespace}.json#${pointerSegment(key)}`) ?? null;
      return {
        namespace,
        key,
        plural:
          plural !== null
            ? {
                form: plural.form,
                counts: CANDIDATES.filter((count) => rules.select(count) === plural.form).slice(0, LISTED_COUNTS),
              }
            : null,
        place: describePlace(namespace, plural?.name ?? key),
        source: base[source] ?? '',
        target: typeof target === 'string' ? target : null,
        fault: typeof target === 'string' ? fault : null,
        limit: limitOf(draft.code, namespace, source),
        picture: null,
      };
    }),
  );
};
