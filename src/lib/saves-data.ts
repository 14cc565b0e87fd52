interface ConnectionFacts {
  readonly connection?: { readonly saveData?: boolean };
}

/** Checks whether the player wants to save data, according to the browser's or the system's setting; false on the server. */
export const savesData = (): boolean =>
  typeof window !== 'undefined' &&
  ((navigator as ConnectionFacts).connection?.saveData === true ||
    (typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-data: reduce)').matches));
