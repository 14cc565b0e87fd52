import type EN from './passkeys/EN.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts for passkey login, and for why a passkey did not work. */
export const usePasskeyTexts = createTextsHook<keyof typeof EN>('passkeys');
