type Content = Readonly<Record<string, unknown>>;

/** One step of the format: upgrades the content of a `brand.json` from one version to the next. */
export interface BrandUpgrade {
  /** What it changes, as `marquee check --fix` prints it. */
  readonly change: string;
  readonly apply: (content: Content) => Content;
}

/** Oldest first: the first one upgrades a file of version 1. `tests/earlier-brands` has files of each earlier version. */
export const BRAND_UPGRADES: readonly BrandUpgrade[] = [
  { change: 'the file names its version', apply: (content) => content },
];

/** The current version of a `brand.json`. */
export const BRAND_VERSION = BRAND_UPGRADES.length + 1;
