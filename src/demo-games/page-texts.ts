import type { PageLanguage } from '#schemas/page-language.ts';
import type EN from '#languages/EN/demo-games.json';
import type { TextName } from '#schemas/language-packs/text-name.ts';

export type TextKey = TextName<keyof typeof EN>;

/** Looks up a text by key. `values` fill its `{{placeholders}}`; `count` selects the plural form. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the texts of the page in the language of the launch. */
export const textsIn = ({ tag, texts }: Pick<PageLanguage, 'tag' | 'texts'>): Translate => {
  const plurals = new Intl.PluralRules(tag);
  return (key, values = {}) => {
    const form = typeof values.count === 'number' ? `${key}_${plurals.select(values.count)}` : key;
    const text = texts[form] ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
};
