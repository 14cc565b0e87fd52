import { createTextsHook } from './text-hooks.ts';
import type EN from './addresses/EN.json';

export const useAddressTexts = createTextsHook<keyof typeof EN>('addresses');
