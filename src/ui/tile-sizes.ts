/**
 * Returns the `sizes` attribute for the pictures of tiles, from the numbers of columns that the style sheet sets. On phones with three device pixels per
 * CSS pixel, a picture with only two looks as sharp and has half the data.
 */
export const sizesIn = (style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): string => {
  const share = (whole: number, window: string, fallback: number): number =>
    Math.ceil(whole / (Number(style.getPropertyValue(`--${window}-columns`)) || fallback));
  return `(min-width: 1280px) ${share(1152, 'wide', 6)}px, (min-width: 1024px) ${share(90, 'wide', 6)}vw, (min-width: 640px) ${share(88, 'tablet', 4)}vw, (min-resolution: 2.5dppx) ${share(60, 'phone', 3)}vw, ${share(88, 'phone', 3)}vw`;
};

let known: string | undefined;

/** Returns `sizesIn` for the document, computed only once, because a page may have thousands of tiles. */
export const tileSizes = (): string => (known ??= sizesIn(getComputedStyle(document.documentElement)));
