const BASE = 'about:blank';

const resolve = (base: string, reference: string): string => {
  try {
    return new URL(reference, base || BASE).href;
  } catch {
    return reference;
  }
};

/** Replaces `fast-uri`, which RJSF uses only for embedded `$id` schemas; our validator allows none. */
// oxlint-disable-next-line import/no-default-export -- it has the shape of the package
export default { resolve, equal: (one: string, other: string): boolean => resolve(BASE, one) === resolve(BASE, other) };
