import { createTextsHook, type Translate } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/games.json';

export const useGameTexts = createTextsHook<keyof typeof EN>('games');

export type GameTexts = Translate<keyof typeof EN>;
