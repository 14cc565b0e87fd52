import type { Language } from '#schemas/languages.ts';
import { textRef, type TextKey } from '#sandbox/kernel/texts/text-ref.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

interface Benefit {
  readonly from: number;
  readonly to?: number;
  readonly text: TextKey;
}

/** The benefits, each with the first and last level at which it applies. */
const BENEFITS: readonly Benefit[] = [
  { from: 1, text: 'names:benefit.bonus' },
  { from: 0, to: 1, text: 'names:benefit.messenger' },
  { from: 2, text: 'names:benefit.messengerMore' },
  { from: 5, text: 'names:benefit.service' },
];

/** Returns the benefits of a level in a language. */
export const benefitsOf = (rankLevel: number, language: Language): readonly string[] =>
  BENEFITS.filter(({ from, to = Infinity }) => rankLevel >= from && rankLevel <= to).map(({ text }) =>
    translate(textRef(text), language),
  );
