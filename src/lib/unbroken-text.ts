const WORD_JOINER = '\u2060';

/** A text in which no number or date breaks: browsers break lines after a hyphen between digits otherwise. */
export const unbrokenText = (text: string): string => text.replaceAll(/(\d)-(?=\d)/g, `$1-${WORD_JOINER}`);
