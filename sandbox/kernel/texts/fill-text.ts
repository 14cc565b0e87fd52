import { LANGUAGE_TAGS, type Language } from '#schemas/languages.ts';

/**
 * Fills the placeholders of a message. `{{name}}` becomes the value. `{{name|one|other}}` becomes the first or the second word, depending on the
 * plural form that the number has in the language. A placeholder without a value stays unchanged.
 */
export const fillText = (
  text: string,
  language: Language,
  values: Readonly<Record<string, string | number>>,
): string => {
  const plurals = new Intl.PluralRules(LANGUAGE_TAGS[language]);
  return text.replaceAll(
    /\{\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}\}/g,
    (whole, name: string, one: string | undefined, other: string | undefined) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (one === undefined || other === undefined) return String(value);
      return plurals.select(Number(value)) === 'one' ? one : other;
    },
  );
};
