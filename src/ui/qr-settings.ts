/** Size on the page, size of a picture to keep, quiet zone in pixels, and the error correction level. In a file of its own so that a placeholder does not load the encoder. */
export const QR = { size: 200, pictureSize: 800, margin: 20, level: 'M' } as const;
