import type { Draft } from './draft.ts';
import { finding, plain, show, step, type Finding } from './finding.ts';
import { nearest } from './nearest.ts';
import { svgFault } from './svg-fault.ts';

export interface AssetFile {
  readonly size: number;
  /** Content of an SVG file; null for any other. */
  readonly svg: string | null;
}
export type AssetFiles = ReadonlyMap<string, AssetFile>;

const KB = 1000;
const HEAVIEST = 200 * KB;
const HEAVIEST_HERO = 60 * KB;
const HEAVIEST_LOGO = 20 * KB;

type Use = readonly [pointer: string, path: string, heaviest: number];

const usesIn = ({ assets, banners }: Draft): Use[] => {
  const firstAtHome = banners.findIndex((banner) => banner?.groupName === 'w_home');
  return [
    ...Object.entries(assets ?? {}).map(([role, path]): Use => [
      `/assets${step(role)}`,
      path,
      role === 'hero' ? HEAVIEST_HERO : role === 'logo' ? HEAVIEST_LOGO : HEAVIEST,
    ]),
    ...banners.flatMap((banner, index): Use[] =>
      banner === null ? [] : [[`/banners/${index}/url`, banner.url, index === firstAtHome ? HEAVIEST_HERO : HEAVIEST]],
    ),
  ];
};

/** Every file that the brand names is there, light enough and harmless; so is every SVG file of the folder. */
export const checkAssets = (draft: Draft, files: AssetFiles): Finding[] => {
  const uses = usesIn(draft);
  const named = new Set(uses.map(([, path]) => path));
  return [
    ...uses.flatMap(([pointer, path, heaviest]): Finding[] => {
      const file = files.get(path);
      if (file === undefined) {
        const meant = nearest(path, [...files.keys()]);
        return [
          finding({
            pointer,
            code: 'asset-missing',
            message: `${show(path)} is not in the folder`,
            remedy: meant
              ? `write ${show(meant)}, or add the file`
              : 'add the file, or write the path of one that is there',
          }),
        ];
      }
      if (file.size > heaviest)
        return [
          finding({
            pointer,
            code: 'asset-heavy',
            message: `${show(path)} weighs ${Math.ceil(file.size / KB)} kB`,
            remedy: `make it ${heaviest / KB} kB or less`,
          }),
        ];
      const fault = file.svg === null ? null : svgFault(file.svg);
      if (fault !== null)
        return [
          finding({
            pointer,
            code: 'asset-unsafe',
            message: `${show(path)} holds ${fault}`,
            remedy: 'save it as plain drawing: shapes, gradients and references inside the file',
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
              file: plain(path),
              pointer: '',
              block: null,
              code: 'asset-unsafe',
              message: `holds ${fault}`,
              remedy: 'save it as plain drawing, or remove the file: it is not served',
            }),
          ];
    }),
  ];
};
