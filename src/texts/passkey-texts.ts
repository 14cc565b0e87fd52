import type EN from '#languages/EN/site/passkeys.json';
import { createTextsHook } from './text-hooks.ts';

/** Texts for passkey login, and for why a passkey did not work. */
export const usePasskeyTexts = createTextsHook<keyof typeof EN>('passkeys');
