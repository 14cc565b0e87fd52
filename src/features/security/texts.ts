import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/security.json';

export const useSecurityTexts = createTextsHook<keyof typeof EN>('security');
