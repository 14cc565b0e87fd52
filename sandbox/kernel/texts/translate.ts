import { productLanguages, type LanguagePack } from '#publish/languages/languages.ts';
import { fallbackChain } from '#schemas/language-packs/check-pack.ts';
import { BASE_LANGUAGE, intlTag, type Language } from '#schemas/languages.ts';
import { formatMoney } from '#schemas/money.ts';
import type { StoredText, StoredTexts, TextAmount, TextReference, Translations } from '#sandbox/db/schema.ts';
import { escapeXml } from './escape-xml.ts';

type Value = NonNullable<TextReference['values']>[string];

const isTranslations = <T>(stored: object | Translations<T>): stored is Translations<T> => BASE_LANGUAGE in stored;
const isReference = (stored: object): stored is TextReference => 'text' in stored;
const isAmount = (value: object): value is TextAmount => 'minor' in value;

const pickLanguage = (translations: Translations<unknown>, language: Language): unknown => {
  const fallbacks = fallbackChain(language, (code) => productLanguages.pack(code).file.fallback);
  const found = [language, ...fallbacks].find((code) => Object.hasOwn(translations, code)) ?? BASE_LANGUAGE;
  return translations[found];
};

/** Finds the text for a key such as `messages:account.email`, or returns the key itself, so that the result is never empty. */
const findText = ({ catalogues, info }: LanguagePack, key: string, count: Value | undefined): string => {
  const [catalogue = '', name = ''] = key.split(':');
  const texts = catalogues.get(`sandbox/${catalogue}`) ?? {};
  const form = typeof count === 'number' ? new Intl.PluralRules(info.tag).select(count) : 'other';
  return texts[name] ?? texts[`${name}_${form}`] ?? texts[`${name}_other`] ?? key;
};

const showValue = (value: Value, language: Language): string => {
  if (typeof value !== 'object') return String(value);
  if (!isAmount(value)) return translate(value, language);
  const { minor, currency, symbol } = value;
  return formatMoney({ minor: BigInt(minor), currency }, symbol, intlTag(language));
};

const render = (
  { text, values = {} }: TextReference,
  language: Language,
  escape = (value: string): string => value,
): string =>
  findText(productLanguages.pack(language), text, values['count']).replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => {
      const value = values[name];
      return value === undefined ? placeholder : escape(showValue(value, language));
    },
  );

const renderHtml = (content: TextReference | readonly TextReference[], language: Language): string =>
  'text' in content
    ? render(content, language, escapeXml)
    : content.map((paragraph) => `<p>${render(paragraph, language, escapeXml)}</p>`).join('');

/** Returns a stored text in a language, or in the fallback language if it is not translated. */
export function translate(stored: StoredText, language: Language): string;
export function translate<T>(stored: StoredTexts<T>, language: Language): T;
export function translate(stored: StoredText | StoredTexts<object>, language: Language): unknown {
  if (isTranslations(stored)) return pickLanguage(stored, language);
  if (isReference(stored)) return render(stored, language);
  return Object.fromEntries(
    Object.entries(stored).map(([field, text]) => [
      field,
      field === 'content' ? renderHtml(text, language) : render(text, language),
    ]),
  );
}

/** Returns one of several texts stored together, such as the title of a promotion, to be stored elsewhere. */
export const pickText = <Field extends string>(
  stored: Readonly<Record<Field, TextReference>> | Translations<Readonly<Record<Field, string>>>,
  field: Field,
): StoredText =>
  isTranslations(stored)
    ? Object.fromEntries(Object.entries(stored).map(([language, { [field]: text }]) => [language, text]))
    : stored[field];
