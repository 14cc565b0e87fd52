import { REPORT_LOADER } from './browser-reports/report-script.ts';
import { BOOT_SCRIPT } from './generated/boot-script.ts';
import { cspHash } from './hashes.ts';

/** The only inline script of a document. */
export const INLINE_SCRIPT: string = /* @__PURE__ */ [BOOT_SCRIPT, REPORT_LOADER].join(';');

export const INLINE_SCRIPT_HASH: string = /* @__PURE__ */ cspHash(INLINE_SCRIPT);
