import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#languages/EN/site/contracts.json';

export const useContractTexts = createTextsHook<keyof typeof EN>('contracts');
