import { languagesOfTag } from '#schemas/languages-of-tag.ts';
import { languageInfo, type Language } from '#schemas/languages.ts';
import type { SearchOption } from '#src/ui/search-options.ts';

type Names = (tag: string) => string | null;

/** Returns a function that names languages in the language of `locale`. It returns `null` for names that the browser does not know. */
const namesIn = (locale: string): Names => {
  try {
    if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return () => null;
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    return (tag) => names.of(tag) ?? null;
  } catch {
    return () => null;
  }
};

/** Returns the first languages to offer: the current one, those of the browser, and the previous one. */
const suggestedLanguages = (
  languages: readonly Language[],
  { current, previous, browser }: Pick<LanguageContext, 'current' | 'previous' | 'browser'>,
): readonly Language[] =>
  [...new Set([current, ...browser.flatMap((tag) => languagesOfTag(tag, languages)), previous])].filter(
    (code): code is Language => code !== null && languages.includes(code),
  );

export interface LanguageContext {
  readonly current: Language;
  /** The language before the current one, as stored. */
  readonly previous: string | null;
  /** The tags of `navigator.languages`. */
  readonly browser: readonly string[];
  /** The tag of the current language, for `Intl`. */
  readonly tag: string;
  readonly headings: { readonly suggested: string; readonly others: string };
}

/**
 * Returns the languages as options: first the suggested ones, then all others in the order of their own names. A search finds a language by its own
 * name, its name in the current language and in English, its code and its tags.
 */
export const languageOptions = (
  languages: readonly Language[],
  { headings, ...context }: LanguageContext,
): readonly SearchOption[] => {
  const [inCurrent, inEnglish] = [namesIn(context.tag), namesIn('en')];
  const option = (code: Language, group: string): SearchOption => {
    const { name, tag, direction, aliases = [] } = languageInfo(code);
    const translated = inCurrent(tag) ?? inEnglish(tag);
    let known: readonly string[] | null = null;
    return {
      value: code,
      label: name,
      lang: tag,
      direction,
      ...(translated === null || translated === name ? {} : { hint: translated }),
      group,
      // A getter, because only the search needs the aliases, and looking up the native name of every language takes long.
      get aliases() {
        known ??= [
          code,
          tag,
          ...aliases,
          ...[translated, inEnglish(tag), namesIn(tag)(tag)].filter((each) => each !== null),
        ];
        return known;
      },
    };
  };
  const suggested = suggestedLanguages(languages, context);
  const { compare } = new Intl.Collator(context.tag);
  const others = languages
    .filter((code) => !suggested.includes(code))
    .sort((one, other) => compare(languageInfo(one).name, languageInfo(other).name));
  return [
    ...suggested.map((code) => option(code, headings.suggested)),
    ...others.map((code) => option(code, headings.others)),
  ];
};
