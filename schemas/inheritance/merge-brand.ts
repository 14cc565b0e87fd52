import { OWN_BLOCKS } from '../brand.ts';
import { printable, type Finding } from '../checks/finding.ts';
import { mergeLayers, type Layer, type LayeredValue } from '../layout/layers.ts';
import { environmentFile } from './environment.ts';
import type { ParentBrand } from './parents.ts';

type Json = Record<string, unknown>;

/** The values that identify a brand, which each brand sets itself. */
const NOT_INHERITED: ReadonlySet<string> = new Set(['$schema', 'extends', ...OWN_BLOCKS]);

const inheritedPart = (root: Readonly<Json>): Json =>
  Object.fromEntries(Object.entries(root).filter(([block]) => !NOT_INHERITED.has(block)));

/** An environment of a brand and the values that it sets, in the form of brand.json. */
export interface EnvironmentValues {
  readonly name: string;
  readonly values: Readonly<Json>;
}

export interface MergedBrand {
  /** The content of a complete brand.json, without `extends`. */
  readonly root: Json;
  /** Returns the layer of the value at a JSON pointer; `brand` if there is no such value. */
  readonly layerAt: (pointer: string) => Layer;
  /** Each value with its layer, keyed by JSON pointer; empty for a brand that is not merged with anything. */
  readonly values: ReadonlyMap<string, LayeredValue>;
}

const layerIn =
  (values: ReadonlyMap<string, LayeredValue>) =>
  (pointer: string): Layer => {
    for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
      const found = values.get(place);
      if (found !== undefined) return found.layer;
    }
    const inside = new Set(
      [...values].filter(([place]) => place.startsWith(`${pointer}/`)).map(([, one]) => one.layer),
    );
    const [only = 'brand'] = inside;
    return inside.size === 1 ? only : 'brand';
  };

/** Merges a brand with an environment and with the brands that it extends; `parents` lists these with the nearest first. */
export const mergeBrand = (
  own: Json,
  parents: readonly ParentBrand[],
  environment: EnvironmentValues | null,
): MergedBrand => {
  const { extends: _extends, ...root } = own;
  if (parents.length === 0 && environment === null) return { root, layerAt: () => 'brand', values: new Map() };
  const layers: (readonly [Layer, Json])[] = [
    ...parents.toReversed().map((parent) => [`parent ${parent.id}`, inheritedPart(parent.root)] as const),
    ['brand', root],
    ...(environment === null ? [] : [[`environment ${environment.name}`, environment.values] as const]),
  ];
  const { merged, values } = mergeLayers(layers);
  return { root: { ...merged }, layerAt: layerIn(values), values };
};

const ENVIRONMENT = 'environment ';

/**
 * Returns a finding about a merged brand with its place: a value from an environment is in the environment's file, and
 * a value from a parent can also be set in brand.json.
 */
export const placeFinding = (found: Finding, layer: Layer): Finding => {
  if (found.file !== 'brand.json' || found.pointer === '' || layer === 'brand') return found;
  return layer.startsWith(ENVIRONMENT)
    ? { ...found, file: environmentFile(layer.slice(ENVIRONMENT.length)) }
    : inheritedFinding(found, layer.replace('parent ', ''));
};

/** Returns a finding about something that a brand inherits from a parent. */
export const inheritedFinding = (found: Finding, parent: string): Finding => ({
  ...found,
  message: `${found.message} (inherited from ${printable(parent)})`,
});

const hasOwnLayers = (pointer: string): boolean => pointer.startsWith('/layout/') || pointer.startsWith('/theme/');

/**
 * Returns the layers of a brand with the parent or environment in place of `brand`, and with every other value that
 * comes from one of these. `layers` are the layers of layout and theme, in which parents and brand are one.
 */
export const namedLayers = (
  layers: ReadonlyMap<string, LayeredValue>,
  { values, layerAt }: Pick<MergedBrand, 'values' | 'layerAt'>,
): ReadonlyMap<string, LayeredValue> =>
  new Map([
    ...[...layers].map(([pointer, { layer, value }]): [string, LayeredValue] => [
      pointer,
      { value, layer: layer === 'brand' ? layerAt(pointer) : layer },
    ]),
    ...[...values].filter(([pointer, { layer }]) => layer !== 'brand' && !hasOwnLayers(pointer)),
  ]);
