/** Tries of a lazily loaded image, in the header one; viewports loaded ahead; milliseconds between looks; addresses remembered. */
export const LAZY = { attempts: 3, headerAttempts: 1, preload: 1.3, throttleMs: 200, cache: 200 } as const;
