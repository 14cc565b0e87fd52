const NO_SPACE = /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i;
/** ENOSPC in WebAssembly, whose errors have a number alone and are no `Error`. */
const WASI_ENOSPC = 51;

/** Whether an error, or one that caused it, says that the disk is full. */
export const isDiskFull = (error) =>
  typeof error === 'object' &&
  error !== null &&
  ((error.name === 'ErrnoError' && error.errno === WASI_ENOSPC) ||
    NO_SPACE.test(`${error.code} ${error.message}`) ||
    isDiskFull(error.cause));

/** What to do about the full disk of a folder; `otherwise` names what can be done beside freeing space. */
export const explainFullDisk = (folder, otherwise) =>
  `The disk of ${folder} is full. Free some space${otherwise === undefined ? '' : ` or ${otherwise}`}, then start again. Nothing needs to be removed by hand.`;
