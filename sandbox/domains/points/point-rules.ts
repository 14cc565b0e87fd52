import type { Language } from '#schemas/languages.ts';
import { textRef } from '#sandbox/kernel/texts/text-ref.ts';
import { translate } from '#sandbox/kernel/texts/translate.ts';

const RULES = [
  'messages:points.earned',
  'messages:points.reviewed',
  'messages:points.sent',
  'messages:points.personal',
] as const;

/** Returns the rules of the points mall in a language, one rule per line. */
export const pointRules = (language: Language): string =>
  RULES.map((rule) => translate(textRef(rule), language)).join('\n');
