import type EN from '#languages/EN/site/launch.json';
import { createTextsHook } from '#src/texts/text-hooks.ts';

/** Texts for a game that is starting or running, wherever it was opened. */
export const useLaunchTexts = createTextsHook<keyof typeof EN>('launch');
