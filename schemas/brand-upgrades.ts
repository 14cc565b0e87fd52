type Content = Readonly<Record<string, unknown>>;

/** Creates the schema of an ISO 8601 time. */
export interface BrandUpgrade {
  /** Describes the change, as printed by `marquee check --fix`. */
  readonly change: string;
  readonly apply: (content: Content) => Content;
}

/** The upgrade steps, oldest first: step 1 converts version 1 to version 2. `tests/earlier-brands` contains sample files of each earlier version. */
export const BRAND_UPGRADES: readonly BrandUpgrade[] = [
  { change: 'the version was added', apply: (content) => content },
];

/** The current version of a `brand.json`. */
export const BRAND_VERSION = BRAND_UPGRADES.length + 1;
