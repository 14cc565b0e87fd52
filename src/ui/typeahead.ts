const PAUSE_MS = 700;

/** Without marks and case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds the text that begins with the letters typed without a pause. One letter again and again goes through all that begin with it. */
export const createTypeahead = (): {
  /** Whether letters are being typed, so that a space is one of them. */
  readonly isTyping: () => boolean;
  /** The index of the match, -1 without one; the search begins at `at`. */
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
