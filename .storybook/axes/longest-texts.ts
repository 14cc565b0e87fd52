const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u;
const MARK = /\p{M}/u;

/** How much room a text takes, in letters: those of Chinese, Japanese and Korean count twice, marks above and below not at all. */
export const roomOf = (text: string): number =>
  [...text].reduce((room, letter) => room + (MARK.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1), 0);

type Table = Readonly<Record<string, string>>;

/** Of each key the text that takes the most room: what a screen has to bear in one language or another. */
export const longestOf = (tables: readonly Table[]): Table => {
  const longest: Record<string, string> = {};
  for (const table of tables) {
    for (const [key, text] of Object.entries(table)) {
      const held = longest[key];
      if (held === undefined || roomOf(text) > roomOf(held)) longest[key] = text;
    }
  }
  return longest;
};
