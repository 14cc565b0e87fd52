type Content = Readonly<Record<string, unknown>>;

/** One upgrade step: converts the content of a `brand.json` from one version to the next. */
export interface BrandUpgrade {
  /** Describes the change, as printed by `marquee check --fix`. */
  readonly change: string;
  readonly apply: (content: Content) => Content;
}

/** Oldest first: the first step upgrades a file of version 1. `tests/earlier-brands` has files of each earlier version. */
export const BRAND_UPGRADES: readonly BrandUpgrade[] = [
  { change: 'the file names its version', apply: (content) => content },
];

/** The current version of a `brand.json`. */
export const BRAND_VERSION = BRAND_UPGRADES.length + 1;
