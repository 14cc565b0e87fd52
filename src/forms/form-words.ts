import type { i18n as Texts } from 'i18next';
import { createContext, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fillBounds } from '#schemas/forms/bounds-text.ts';
import { isLanguage, TAG_OF } from '#schemas/languages.ts';
import type { FieldMessage } from './field-messages.ts';

/** A text of the forms by key; `null` where no catalogue holds it. */
export type FormWords = (key: string, values?: Readonly<Record<string, string | number | Date>>) => string | null;

const NAMESPACE = 'rules';

const tagOf = (language: string): string => (isLanguage(language) ? TAG_OF[language] : language);

/** Small whole numbers are written alike in all our languages; the browser's own way takes some 10 ms the first time. */
const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

const written = (value: string | number | Date, tag: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return isPlain(value) ? String(value) : value.toLocaleString(tag);
  return value.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
};

type Translate = ReturnType<typeof useTranslation>['t'];
type Table = Readonly<Record<string, unknown>>;

const PLACE = /\{\{(\w+)\}\}/gu;
/** Nested, formatted and plural texts are i18next's own; ours have none. */
const ELABORATE = /\$t\(|\{\{[^}]*[^\w}]/u;

/** A form asks for some fifty texts at once, so they come straight from the catalogues, in the order in which i18next looks there; what those do not hold plainly is left to it. */
const wordsOf = (t: Translate, i18n: Texts, tag: string): FormWords => {
  const tables = i18n.languages.map((language) => i18n.getResourceBundle(language, NAMESPACE) as Table | undefined);
  const find = (key: string): unknown =>
    tables.find((table) => table !== undefined && Object.hasOwn(table, key))?.[key];
  return (key, values) => {
    const text = find(key);
    const textOf = (name: string): string | undefined => {
      const value = values?.[name];
      return value === undefined ? undefined : written(value, tag);
    };
    if (typeof text === 'string' && !ELABORATE.test(text))
      return text.replace(PLACE, (place, name: string) => textOf(name) ?? place);
    if (text === undefined && !i18n.exists(key, { ns: NAMESPACE })) return null;
    return t(key, Object.fromEntries(Object.keys(values ?? {}).map((name) => [name, textOf(name)])));
  };
};

/** What a form says and how: its texts, and the BCP-47 tag of their language. */
export interface FormSpeech {
  readonly words: FormWords;
  readonly tag: string;
}

/** The speech of the form around a field, which finds it once for all of its fields; without one there are no texts by key. */
export const FormSpeechContext = createContext<FormSpeech>({ words: () => null, tag: 'en' });

/** What the form around a field says it with. */
export const useFieldSpeech = (): FormSpeech => use(FormSpeechContext);

/** Field labels and messages come by names that the platform's rules bring, so their keys are not known to the compiler. */
export const useFormSpeech = (): FormSpeech => {
  const { t, i18n } = useTranslation(NAMESPACE);
  const tag = tagOf(i18n.language);
  return useMemo(() => ({ words: wordsOf(t, i18n, tag), tag }), [t, i18n, tag]);
};

/** The texts alone, outside of a form's fields. */
export const useFormWords = (): FormWords => useFormSpeech().words;

/** What a message says: its own text, its fallback for an unknown pattern id, or that something is wrong. */
export const messageText = (words: FormWords, message: FieldMessage): string => {
  if ('text' in message) return message.text;
  const text =
    words(message.key, message.values) ?? words(message.fallback, message.values) ?? words('format') ?? message.key;
  return message.bounds === null ? text : fillBounds(text, message.bounds);
};
