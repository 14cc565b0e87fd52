import { existsSync } from 'node:fs';

/** Whether this is the installed package, which unlike the repository has no sources. */
export const IS_INSTALLED = !existsSync(new URL('marquee.ts', import.meta.url));

/** How an operator runs `marquee`. */
export const TYPED_COMMAND = IS_INSTALLED ? 'npx marquee' : 'npm run marquee --';
