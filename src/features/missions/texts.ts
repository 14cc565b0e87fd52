import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/missions.json';

export const useMissionsTexts = createTextsHook<keyof typeof EN>('missions');
