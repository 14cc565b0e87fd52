const WORD_JOINER = '\u2060';

/** A formatted date inside a sentence: browsers break lines after its hyphens otherwise. */
export const unbrokenText = (text: string): string => text.replaceAll('-', `-${WORD_JOINER}`);
