import { CONTINUES } from '#src/brand/document-paths.ts';
import { writeLocal } from '#src/lib/browser-storage.ts';

/** Notes whether the member has games to go on with: the boot script reads it, so that their room is there before they are known. */
export const noteContinues = (has: boolean): void => {
  writeLocal(CONTINUES, has ? '1' : null);
  document.documentElement.toggleAttribute(`data-${CONTINUES}`, has);
};
