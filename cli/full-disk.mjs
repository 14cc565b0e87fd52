const NO_SPACE = /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i;
/** The number of ENOSPC in WebAssembly, whose errors carry only a number and are not instances of `Error`. */
const WASI_ENOSPC = 51;

/** Whether an error or one of its causes means that the disk is full. */
export const isDiskFull = (error) =>
  typeof error === 'object' &&
  error !== null &&
  ((error.name === 'ErrnoError' && error.errno === WASI_ENOSPC) ||
    NO_SPACE.test(`${error.code} ${error.message}`) ||
    isDiskFull(error.cause));

/** Returns the message for a full disk, with a remedy. `otherwise` names an alternative to freeing space. */
export const explainFullDisk = (folder, otherwise) =>
  `The disk of ${folder} is full. Free some space${otherwise === undefined ? '' : ` or ${otherwise}`}, then start again. Nothing needs to be removed by hand.`;
