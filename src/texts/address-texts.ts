import { createTextsHook } from './text-hooks.ts';
import type EN from '#languages/EN/site/addresses.json';

export const useAddressTexts = createTextsHook<keyof typeof EN>('addresses');
