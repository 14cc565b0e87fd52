import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/agent.json';

export const useAgentTexts = createTextsHook<keyof typeof EN>('agent');
