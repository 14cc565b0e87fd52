const KB = 1000;
const MB = 1024 * 1024;

/** The limits of a brand's folder. Findings state them, and `docs/brand-file.md` lists them. */
export const LIMITS = {
  /** Maximum bytes of `brand.json`, and of each file in `texts/`. */
  file: 2 * MB,
  /** Maximum nesting depth of a JSON file. */
  depth: 64,
  /** Maximum entries of a list in a JSON file. */
  list: 10_000,
  /** Maximum bytes of each file in `pages/`. */
  page: 100 * KB,
  /** Maximum characters of one text in `texts/`. */
  text: 2000,
  /** Maximum characters of a URL. */
  address: 2048,
  /** Maximum bytes of any other picture that the brand uses. */
  picture: 200 * KB,
  /** Maximum pixels of a picture. Larger pictures are not decoded here, and many phones cannot display them. */
  pixels: 16_000_000,
  /** Maximum bytes of the hero image, and of the first picture on the home page. */
  hero: 60 * KB,
  /** Maximum bytes of the logo. */
  logo: 20 * KB,
  /** Maximum bytes of a font file, and of all files of a font that a page in one language requests. */
  font: 30 * KB,
  /** Maximum characters of an SVG file. */
  svg: 200_000,
  /** Maximum bytes of any file in `assets/`; a larger file is not served. */
  asset: 5 * MB,
} as const;
