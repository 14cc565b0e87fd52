/** Pixels on screen and of its quiet edge; the error correction. */
export const QR = { size: 200, margin: 20, level: 'M' } as const;
