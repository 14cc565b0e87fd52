import type { i18n as Texts } from 'i18next';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fillBounds } from '#schemas/forms/bounds-text.ts';
import { intlTag, languageOfTag } from '#schemas/languages.ts';
import { unbrokenText } from '#src/lib/unbroken-text.ts';
import type { FieldMessage } from './field-messages.ts';

/** Returns a form text by its key, or `null` if no catalogue has it. */
export type FormTranslate = (key: string, values?: Readonly<Record<string, string | number | Date>>) => string | null;

const NAMESPACE = 'rules';

/** Returns the `Intl` tag of the language that i18next uses. */
const intlTagOf = (tag: string): string => {
  const language = languageOfTag(tag);
  return language === null ? tag : intlTag(language);
};

/** Whether a number looks the same in all our languages. Such numbers skip `toLocaleString`, whose first call takes about 10 ms. */
const isSmallInteger = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 1000;

const formatValue = (value: string | number | Date, tag: string): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return isSmallInteger(value) ? String(value) : value.toLocaleString(tag);
  return unbrokenText(value.toISOString().slice(0, 'yyyy-MM-dd'.length));
};

type Translate = ReturnType<typeof useTranslation>['t'];
type Table = Readonly<Record<string, unknown>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/gu;
/** Matches nesting and formatters; i18next handles texts that contain them. Our own form texts contain neither. */
const NEEDS_I18NEXT = /\$t\(|\{\{[^}]*[^\w}]/u;

/**
 * Looks texts up directly in the catalogues, in i18next's order of languages: a form needs about fifty texts at once, and calling i18next for each
 * of them made mounting take 1.2 times as long.
 */
const createTranslate = (t: Translate, i18n: Texts, tag: string): FormTranslate => {
  const tables = i18n.languages.map((language) => i18n.getResourceBundle(language, NAMESPACE) as Table | undefined);
  const find = (key: string): unknown =>
    tables.find((table) => table !== undefined && Object.hasOwn(table, key))?.[key];
  return (key, values) => {
    const text = find(key);
    const textOf = (name: string): string | undefined => {
      const value = values?.[name];
      return value === undefined ? undefined : formatValue(value, tag);
    };
    if (typeof text === 'string' && !NEEDS_I18NEXT.test(text))
      return text.replace(PLACEHOLDER, (place, name: string) => textOf(name) ?? place);
    if (text === undefined && !i18n.exists(key, { ns: NAMESPACE })) return null;
    return t(key, Object.fromEntries(Object.keys(values ?? {}).map((name) => [name, textOf(name)])));
  };
};

/** The texts of a form, and the BCP-47 tag of their language. */
export interface FormTexts {
  readonly t: FormTranslate;
  readonly tag: string;
}

/** The texts for all fields of a form. Without a provider there are no texts. */
const FormTextsContext = createContext<FormTexts>({ t: () => null, tag: 'en' });

export const useFormTexts = (): FormTexts => use(FormTextsContext);

/** Returns the form texts for a component outside a form. The keys come from the platform's rules, so the compiler cannot check them. */
export const useLoadedFormTexts = (): FormTexts => {
  const { t, i18n } = useTranslation(NAMESPACE);
  const tag = intlTagOf(i18n.language);
  return useMemo(() => ({ t: createTranslate(t, i18n, tag), tag }), [t, i18n, tag]);
};

/** Returns the translate function for form texts outside a form. */
export const useFormTranslate = (): FormTranslate => useLoadedFormTexts().t;

/** Returns the text of a message. If its key has no text, for example an unknown pattern id, returns its fallback or else a general text. */
export const messageText = (t: FormTranslate, message: FieldMessage): string => {
  if ('text' in message) return message.text;
  const text = t(message.key, message.values) ?? t(message.fallback, message.values) ?? t('format') ?? message.key;
  return message.bounds === null ? text : fillBounds(text, message.bounds);
};

export function FormTextsProvider({ children }: { children: ReactNode }) {
  const texts = useLoadedFormTexts();
  return <FormTextsContext value={texts}>{children}</FormTextsContext>;
}
