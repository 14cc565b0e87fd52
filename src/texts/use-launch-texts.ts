import type EN from './launch/EN.json';
import { textsOf } from './texts-of.ts';

/** Words around a game that starts or runs, wherever it was chosen. */
export const useLaunchTexts = textsOf<keyof typeof EN>('launch');
