import { AskFailed } from './ask.ts';
import type { Word } from './words.ts';

const WORDS: Readonly<Record<string, Word>> = {
  insufficient_funds: 'problem.funds',
  game_maintenance: 'problem.serviced',
  maintenance: 'problem.serviced',
  too_many_requests: 'problem.often',
};

/** What to say of a bet that brought no round, and of one that may have. */
export const problemWord = (error: unknown, isOpen: boolean): Word => {
  if (isOpen) return 'problem.unknown';
  const code = error instanceof AskFailed ? error.code : '';
  return Object.hasOwn(WORDS, code) ? (WORDS[code] ?? 'problem.refused') : 'problem.refused';
};
