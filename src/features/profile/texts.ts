import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/profile.json';

export const useProfileTexts = createTextsHook<keyof typeof EN>('profile');
