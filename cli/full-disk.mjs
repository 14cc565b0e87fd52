const NO_SPACE = /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i;
/** ENOSPC in WebAssembly, whose errors have only a number and are not instances of `Error`. */
const WASI_ENOSPC = 51;

/** Whether an error or one of its causes is a full disk. */
export const isDiskFull = (error) =>
  typeof error === 'object' &&
  error !== null &&
  ((error.name === 'ErrnoError' && error.errno === WASI_ENOSPC) ||
    NO_SPACE.test(`${error.code} ${error.message}`) ||
    isDiskFull(error.cause));

/** Returns the advice for a full disk at a folder; `otherwise` names an alternative to freeing space. */
export const explainFullDisk = (folder, otherwise) =>
  `The disk of ${folder} is full. Free some space${otherwise === undefined ? '' : ` or ${otherwise}`}, then start again. Nothing needs to be removed by hand.`;
