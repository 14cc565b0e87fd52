import { BOOT_SCRIPT } from './generated/boot-script.ts';
import { cspHash } from './hashes.ts';

export const BOOT_SCRIPT_HASH = cspHash(BOOT_SCRIPT);
