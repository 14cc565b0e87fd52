import type { FoundGame } from './game-index.ts';
import { foldSearchText, wordsOf } from './words-of.ts';

/**
 * Returns the part of a game's name that a query stands for, spelled as in the name: `Dragon` for `rồng`. `null` if there is none, or if it is what
 * was typed.
 */
export const meantName = (typed: string, { game, words }: FoundGame): string | null => {
  const parts = game.gameName.split(/\s+/u);
  const isMeant = (part: string): boolean =>
    wordsOf(part).some((word) => words.some((meant) => meant.length > 1 && word.startsWith(meant)));
  const name = parts.slice(parts.findIndex(isMeant), parts.findLastIndex(isMeant) + 1).join(' ');
  return name === '' || foldSearchText(name) === foldSearchText(typed) ? null : name;
};
