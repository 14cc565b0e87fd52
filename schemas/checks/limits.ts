const KB = 1000;
const MB = 1024 * 1024;

/** The limits of a brand's folder that findings name; `docs/brand-file.md` lists them. */
export const LIMITS = {
  /** Bytes of `brand.json`, and of each file in `texts/`. */
  file: 2 * MB,
  /** Levels of a JSON file. */
  depth: 64,
  /** Entries of a list in a JSON file. */
  list: 10_000,
  /** Characters of one text in `texts/`. */
  text: 2000,
  /** Characters of an address. */
  address: 2048,
  /** Bytes of a picture that the brand names. */
  picture: 200 * KB,
  /** Bytes of the hero image, and of the first picture of home. */
  hero: 60 * KB,
  /** Bytes of the logo. */
  logo: 20 * KB,
  /** Characters of an SVG file. */
  svg: 200_000,
  /** Bytes of any file in `assets/`; a larger one is not served. */
  asset: 5 * MB,
} as const;
