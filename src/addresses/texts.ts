import { createTextsHook } from '#src/texts/text-hooks.ts';
import type EN from '#src/texts/addresses/EN.json';

export const useAddressTexts = createTextsHook<keyof typeof EN>('addresses');
