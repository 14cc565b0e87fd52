import { textWidth } from '#schemas/language-packs/text-form.ts';

type Table = Readonly<Record<string, string>>;

/** Returns the widest text for each key across all languages. */
export const longestOf = (tables: readonly Table[]): Table => {
  const longest: Record<string, string> = {};
  for (const table of tables) {
    for (const [key, text] of Object.entries(table)) {
      const held = longest[key];
      if (held === undefined || textWidth(text) > textWidth(held)) longest[key] = text;
    }
  }
  return longest;
};
