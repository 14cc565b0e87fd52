const WORD_JOINER = '\u2060';

/** Returns the text with a word joiner after each hyphen between digits, where browsers would otherwise break a number or date. */
export const unbrokenText = (text: string): string => text.replaceAll(/(\d)-(?=\d)/g, `$1-${WORD_JOINER}`);

/** Returns the text without the joiners that `unbrokenText` adds. */
export const withoutJoiners = (text: string): string => text.replaceAll(WORD_JOINER, '');
