import type { ConnectorPage } from '#schemas/connector.ts';
import type EN from '#languages/EN/connect.json';

export type TextKey = keyof typeof EN;
export type Translate = (key: TextKey) => string;

/**
 * Returns the page's texts in a language, by tag (`fil`), and marks the document with the language. The first of `languages` is the brand's default
 * language.
 */
export const textsIn = ({ languages }: Pick<ConnectorPage, 'languages'>, tag: string): Translate => {
  const language = Object.hasOwn(languages, tag) ? languages[tag] : Object.values(languages)[0];
  if (language !== undefined) {
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
  }
  return (key) => language?.texts[key] ?? key;
};
