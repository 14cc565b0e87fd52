import { zipSync, type Zippable } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

/** Compared with the default level, files are 4 % larger and take half the time. */
const LEVEL = 3;

/** Replaces `zip` of fflate, which would start workers from strings: the CSP does not allow them, and the XLSX worker does not need them. */
export const zip = (files: Zippable, done: (error: unknown, archive: Uint8Array) => void): void =>
  done(null, zipSync(files, { level: LEVEL }));
