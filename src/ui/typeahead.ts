const PAUSE_MS = 700;

/** Removes diacritics and case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Creates a finder for the text that begins with the letters typed in quick succession. Repeating one letter cycles through all texts that begin with
 * it.
 */
export const createTypeahead = (): {
  /** Whether letters are being typed, so that a space counts as one of them. */
  readonly isTyping: () => boolean;
  /** Returns the index of the match, or -1 if there is none; the search starts at `at`. */
  readonly find: (texts: readonly string[], at: number, letter: string) => number;
} => {
  let typed = '';
  let lastAt = -Infinity;
  const isTyping = (): boolean => performance.now() - lastAt < PAUSE_MS;
  return {
    isTyping,
    find: (texts, at, letter) => {
      typed = (isTyping() ? typed : '') + letter;
      lastAt = performance.now();
      const isRepeated = [...typed].every((one) => one === typed[0]);
      const query = plain(isRepeated ? letter : typed);
      const order = texts.map((_, step) => (at + (isRepeated ? 1 : 0) + step + texts.length) % texts.length);
      return order.find((index) => plain(texts[index] ?? '').startsWith(query)) ?? -1;
    },
  };
};
