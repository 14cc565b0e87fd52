import { ASSET_PATH } from '../brand-values.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printable, printableJson, pointerSegment, type Finding } from './finding.ts';
import { closestMatch } from './closest-match.ts';
import type { PictureSize } from '../picture-size.ts';
import { isShareable, sharePicture } from '../share-picture.ts';
import type { FileFault } from './file-fault.ts';
import { svgFault } from './svg-fault.ts';
import { LIMITS } from './limits.ts';

export interface AssetFile {
  readonly size: number;
  /** The content of an SVG file; `null` for any other file. */
  readonly svg: string | null;
  /** Why the content does not match the file name; `null` if it does, and undefined if the content was not checked. */
  readonly fault?: FileFault | null;
  /** The size of a PNG, JPEG, WebP or AVIF in pixels; `null` for any other file. */
  readonly pixels?: PictureSize | null;
}
export type AssetFiles = ReadonlyMap<string, AssetFile>;

const KB = 1000;
const MEGAPIXEL = 1_000_000;
/** The side of the app icon in pixels, as the web app manifest states it. */
const ICON_SIDE = 512;

const LOGOS: ReadonlySet<string> = new Set(['logo', 'logoOnLight']);

type AssetReference = readonly [pointer: string, path: string, heaviest: number];

const referencesIn = ({ assets, banners }: BrandDraft): AssetReference[] => {
  const home = banners.filter((banner) => banner?.groupName === 'w_home');
  const lastFirst = home.findIndex((banner) => banner?.from === undefined && banner?.until === undefined);
  // Depending on dates and weights, a banner other than the first in the list may come first.
  const firsts = new Set(
    home.some((banner) => banner?.weight !== undefined) || lastFirst === -1 ? home : home.slice(0, lastFirst + 1),
  );
  return [
    ...Object.entries(assets ?? {}).map(([role, path]): AssetReference => [
      `/assets${pointerSegment(role)}`,
      path,
      role === 'hero' ? LIMITS.hero : LOGOS.has(role) ? LIMITS.logo : LIMITS.picture,
    ]),
    ...banners.flatMap((banner, index): AssetReference[] =>
      banner === null ? [] : [[`/banners/${index}/url`, banner.url, firsts.has(banner) ? LIMITS.hero : LIMITS.picture]],
    ),
  ];
};

/** Returns the paths of the files that the brand names. */
export const namedAssets = (draft: BrandDraft): readonly string[] => [
  ...new Set(referencesIn(draft).map(([, path]) => path)),
];

/**
 * Returns how to correct a path without a file. `meant` is the file that was probably meant; if `brand.json` does not
 * allow its name, as with `Logo.svg`, it must be renamed.
 */
const missingRemedy = (path: string, meant: string | null): string => {
  if (meant === null) return 'add the file, or write the path of one that is there';
  return new RegExp(ASSET_PATH, 'u').test(meant)
    ? `write ${printableJson(meant)}, or add the file`
    : `rename ${printableJson(meant)} to ${printableJson(path)}, or add the file`;
};

const checkSharePicture = (draft: BrandDraft): Finding[] => {
  const path = sharePicture(draft);
  if (path === null || isShareable(path)) return [];
  return [
    finding({
      pointer: path === draft.assets?.hero ? '/assets/hero' : '/banners',
      level: 'warning',
      code: 'share-format',
      message: `many social networks do not display ${printableJson(path)}, the picture of shared links`,
      remedy: 'make the hero image, or a banner of w_home without dates, an SVG, PNG or JPEG',
    }),
  ];
};

/** Checks that every file that the brand uses exists, is small enough and is safe. All other SVG files in the folder must be safe as well. */
export const checkAssets = (draft: BrandDraft, files: AssetFiles): Finding[] => {
  const uses = referencesIn(draft);
  const named = new Set(namedAssets(draft));
  return [
    ...uses.flatMap(([pointer, path, heaviest]): Finding[] => {
      const file = files.get(path);
      if (file === undefined) {
        const meant = closestMatch(path, [...files.keys()]);
        return [
          finding({
            pointer,
            code: 'asset-missing',
            message: `${printableJson(path)} is not in the folder`,
            remedy: missingRemedy(path, meant),
          }),
        ];
      }
      if (file.size > heaviest)
        return [
          finding({
            pointer,
            code: 'asset-heavy',
            message: `${printableJson(path)} weighs ${Math.ceil(file.size / KB)} kB`,
            remedy: `make it ${heaviest / KB} kB or less`,
          }),
        ];
      if (file.pixels && file.pixels.width * file.pixels.height > LIMITS.pixels)
        return [
          finding({
            pointer,
            code: 'asset-heavy',
            message: `${printableJson(path)} has ${file.pixels.width} x ${file.pixels.height} pixels`,
            remedy: `make it ${LIMITS.pixels / MEGAPIXEL} megapixels or less`,
          }),
        ];
      if (file.fault)
        return [
          finding({
            pointer,
            code: 'asset-broken',
            message: `${printableJson(path)} ${file.fault.message}`,
            remedy: file.fault.remedy,
          }),
        ];
      if (pointer === '/assets/icon' && file.pixels && Math.min(file.pixels.width, file.pixels.height) < ICON_SIDE)
        return [
          finding({
            pointer,
            level: 'warning',
            code: 'icon-small',
            message: `${printableJson(path)} has ${file.pixels.width} x ${file.pixels.height} pixels; home screens show it larger`,
            remedy: `make it ${ICON_SIDE} x ${ICON_SIDE} pixels, or an SVG`,
          }),
        ];
      const fault = file.svg === null ? null : svgFault(file.svg);
      if (fault !== null)
        return [
          finding({
            pointer,
            code: 'asset-unsafe',
            message: `${printableJson(path)} contains ${fault}`,
            remedy: 'save it as a plain drawing: shapes, gradients and references inside the file',
          }),
        ];
      return [];
    }),
    ...checkSharePicture(draft),
    ...[...files].flatMap(([path, { svg }]): Finding[] => {
      const fault = svg === null || named.has(path) ? null : svgFault(svg);
      return fault === null
        ? []
        : [
            finding({
              file: printable(path),
              pointer: '',
              block: null,
              code: 'asset-unsafe',
              message: `contains ${fault}`,
              remedy: 'save it as a plain drawing, or remove the file: it is not served',
            }),
          ];
    }),
  ];
};
