const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u;
const MARK = /\p{M}/u;

/** Returns the approximate width of a text in letters: Chinese, Japanese and Korean characters count twice, combining marks do not count. */
export const textWidth = (text: string): number =>
  [...text].reduce((room, letter) => room + (MARK.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1), 0);

type Table = Readonly<Record<string, string>>;

/** Returns the widest text of each key over all languages. */
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
