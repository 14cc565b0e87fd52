import type { ThemeTokens } from '../brand-parts.ts';
import type { Fonts } from './fonts.ts';
import type { LayoutPart } from './layout.ts';

/** The tokens that a look contains, any of them; same form as in brand.json. */
export type TokenPart = { readonly [G in keyof ThemeTokens]?: Partial<ThemeTokens[G]> };

/** A named base that brands build on: a file `looks/<name>/<version>.json`. Its content never changes; a change requires a new version. */
export interface Look {
  /** The character of the look in a few words. */
  readonly description: string;
  readonly layout: LayoutPart;
  readonly tokens: TokenPart;
  /** Fonts whose paths are `looks/<name>/fonts/<file>`. */
  readonly fonts?: Fonts;
}

/** The looks of the product by name and version, such as `velvet@1`. */
export type Looks = ReadonlyMap<string, Look>;
