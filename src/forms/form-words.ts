import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fillBounds } from '#schemas/forms/bounds-text.ts';
import { isLanguage, TAG_OF } from '#schemas/languages.ts';
import type { FieldMessage } from './field-messages.ts';

/** A text of the forms by key; `null` where no catalogue holds it. */
export type FormWords = (key: string, values?: Readonly<Record<string, string | number | Date>>) => string | null;

const NAMESPACE = 'rules';

const tagOf = (language: string): string => (isLanguage(language) ? TAG_OF[language] : language);

/** The BCP-47 tag of the language that the forms speak. */
export const useFormTag = (): string => tagOf(useTranslation(NAMESPACE).i18n.language);

/** Small whole numbers are written alike in all our languages; the browser's own way takes some 10 ms the first time. */
const isPlain = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

const written = (value: string | number | Date, tag: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return isPlain(value) ? String(value) : value.toLocaleString(tag);
  return value.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
};

type Translate = ReturnType<typeof useTranslation>['t'];

/** Texts without values by the function that finds them: a form asks for the same few with every keystroke. */
const found = new WeakMap<Translate, Map<string, string>>();

const wordsOf = (t: Translate, exists: (key: string) => boolean, tag: string): FormWords => {
  const known = found.get(t) ?? new Map<string, string>();
  found.set(t, known);
  return (key, values) => {
    const text = values === undefined ? known.get(key) : undefined;
    if (text !== undefined) return text;
    if (!exists(key)) return null;
    const looked = t(key, Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, written(value, tag)])));
    if (values === undefined) known.set(key, looked);
    return looked;
  };
};

/** Field labels and messages come by names that the platform's rules bring, so their keys are not known to the compiler. */
export const useFormWords = (): FormWords => {
  const { t, i18n } = useTranslation(NAMESPACE);
  const tag = tagOf(i18n.language);
  return useMemo(() => wordsOf(t, (key) => i18n.exists(key, { ns: NAMESPACE }), tag), [t, i18n, tag]);
};

/** What a message says: its own text, its fallback for an unknown pattern id, or that something is wrong. */
export const messageText = (words: FormWords, message: FieldMessage): string => {
  if ('text' in message) return message.text;
  const text = words(message.key, message.values) ?? words(message.fallback, message.values) ?? words('format') ?? message.key;
  return message.bounds === null ? text : fillBounds(text, message.bounds);
};
