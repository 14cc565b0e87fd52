import { languageInfo, type Language } from './languages.ts';

/** Returns the language and script of a tag, such as `zh-Hant` for `zh-TW`, and `null` for an invalid tag. */
const writtenForm = (tag: string): { readonly language: string; readonly script: string | undefined } | null => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return null;
  }
};

/** Returns the languages that a browser's tag means: those in the same script or, if there are none, those in another. */
export const languagesOfTag = (tag: string, languages: readonly Language[]): readonly Language[] => {
  const wanted = writtenForm(tag);
  if (wanted === null) return [];
  const spoken = languages.flatMap((code) => {
    const { tag: own, aliases = [] } = languageInfo(code);
    const form = [own, ...aliases].map(writtenForm).find((each) => each?.language === wanted.language);
    return form == null ? [] : [{ code, script: form.script }];
  });
  const written = spoken.filter(({ script }) => script === wanted.script);
  return (written.length > 0 ? written : spoken).map(({ code }) => code);
};
