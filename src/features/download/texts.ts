import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/download.json';

export const useDownloadTexts = createTextsHook<keyof typeof EN>('download');
