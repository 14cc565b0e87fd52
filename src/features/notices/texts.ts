import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/notices.json';

export const useNoticeTexts = createTextsHook<keyof typeof EN>('notices');
