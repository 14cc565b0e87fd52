import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/messages.json';

export const useMessagesTexts = createTextsHook<keyof typeof EN>('messages');
