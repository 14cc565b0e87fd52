import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from './texts/EN.json';

type Key = keyof typeof EN;

/** A page of a centre that has a name in its menu. */
export type CentrePageKey = Key extends infer K ? (K extends `page.${infer Name}` ? Name : never) : never;

export const useCentreTexts = createTextsHook<Key>('centre');
