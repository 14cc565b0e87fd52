const BASE = 'about:blank';

const resolve = (base: string, reference: string): string => {
  try {
    return new URL(reference, base || BASE).href;
  } catch {
    return reference;
  }
};

/** Stands in for `fast-uri`, which RJSF asks about embedded `$id` schemas only; our validator admits none. */
// oxlint-disable-next-line import/no-default-export -- it has the shape of the package
export default { resolve, equal: (one: string, other: string): boolean => resolve(BASE, one) === resolve(BASE, other) };
