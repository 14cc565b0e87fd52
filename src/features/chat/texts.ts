import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/chat.json';

export const useChatTexts = createTextsHook<keyof typeof EN>('chat');
