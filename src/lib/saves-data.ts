interface ConnectionFacts {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the player wants to save data, by the browser's setting or that of the system; false on the server. */
export const savesData = (): boolean =>
  typeof window !== 'undefined' &&
  ((navigator as ConnectionFacts).connection?.saveData === true ||
    (typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-data: reduce)').matches));
