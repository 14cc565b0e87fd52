import type { BrandDraft } from './draft.ts';
import { finding, printable, printableJson, pointerSegment, type Finding } from './finding.ts';
import { closestMatch } from './closest-match.ts';
import { svgFault } from './svg-fault.ts';
import { LIMITS } from './limits.ts';

export interface AssetFile {
  readonly size: number;
  /** Content of an SVG file; null for any other. */
  readonly svg: string | null;
}
export type AssetFiles = ReadonlyMap<string, AssetFile>;

const KB = 1000;

type AssetReference = readonly [pointer: string, path: string, heaviest: number];

const referencesIn = ({ assets, banners }: BrandDraft): AssetReference[] => {
  const firstAtHome = banners.findIndex((banner) => banner?.groupName === 'w_home');
  return [
    ...Object.entries(assets ?? {}).map(([role, path]): AssetReference => [
      `/assets${pointerSegment(role)}`,
      path,
      role === 'hero' ? LIMITS.hero : role === 'logo' ? LIMITS.logo : LIMITS.picture,
    ]),
    ...banners.flatMap((banner, index): AssetReference[] =>
      banner === null
        ? []
        : [[`/banners/${index}/url`, banner.url, index === firstAtHome ? LIMITS.hero : LIMITS.picture]],
    ),
  ];
};

/** Every file that the brand names must exist, be small enough and be safe; other SVG files in the folder must be safe too. */
export const checkAssets = (draft: BrandDraft, files: AssetFiles): Finding[] => {
  const uses = referencesIn(draft);
  const named = new Set(uses.map(([, path]) => path));
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
            remedy: meant
              ? `write ${printableJson(meant)}, or add the file`
              : 'add the file, or write the path of one that is there',
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
      const fault = file.svg === null ? null : svgFault(file.svg);
      if (fault !== null)
        return [
          finding({
            pointer,
            code: 'asset-unsafe',
            message: `${printableJson(path)} holds ${fault}`,
            remedy: 'save it as a plain drawing: shapes, gradients and references inside the file',
          }),
        ];
      return [];
    }),
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
              message: `holds ${fault}`,
              remedy: 'save it as a plain drawing, or remove the file: it is not served',
            }),
          ];
    }),
  ];
};
