/**
 * Size on the page, size of a saved picture and quiet zone in pixels, and the error correction level. In a separate file, so that a placeholder does
 * not load the encoder.
 */
export const QR = { size: 200, pictureSize: 800, margin: 20, level: 'M' } as const;
