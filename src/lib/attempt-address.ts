const INLINE = /^(?:data|blob):/;

/** The address of a later attempt: another one for every cache on the way, so that a broken answer kept there is not given again. */
export const attemptAddress = (address: string, attempt: number): string =>
  attempt === 0 || INLINE.test(address) ? address : `${address}${address.includes('?') ? '&' : '?'}again=${attempt}`;

/** The same for every address of a `srcset`. */
export const attemptSet = (srcSet: string, attempt: number): string =>
  srcSet
    .split(', ')
    .map((candidate) => candidate.replace(/^\S+/, (address) => attemptAddress(address, attempt)))
    .join(', ');
