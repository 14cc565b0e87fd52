import type EN from './passkeys/EN.json';
import { createTextsHook } from './text-hooks.ts';

/** What logging in with a passkey says, and why a passkey did not work. */
export const usePasskeyTexts = createTextsHook<keyof typeof EN>('passkeys');
