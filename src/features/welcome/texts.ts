import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/welcome.json';

export const useWelcomeTexts = createTextsHook<keyof typeof EN>('welcome');
