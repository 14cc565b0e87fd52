import { pointerSegment } from '../checks/finding.ts';

/**
 * Where a value comes from; each layer overrides those before it. A `parent` is a brand that the brand extends, and an
 * `environment` a file in the brand's `environments/`; both are followed by their name.
 */
export type Layer = 'product' | 'look' | `parent ${string}` | 'brand' | `environment ${string}`;

type Json = Readonly<Record<string, unknown>>;

/** Whether a value is merged key by key. Lists and design tokens, in any form, are replaced as a whole. */
const isGroup = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.hasOwn(value, '$value');

/** A value and the layer that it comes from. */
export interface LayeredValue {
  readonly value: unknown;
  readonly layer: Layer;
}

/**
 * Merges layers of JSON value by value; later layers override earlier ones. Returns the merged object, and the layer of
 * each of its values, keyed by JSON pointer in the order of the keys.
 */
export const mergeLayers = (
  layers: readonly (readonly [layer: Layer, values: Json])[],
): { readonly merged: Json; readonly values: ReadonlyMap<string, LayeredValue> } => {
  const values = new Map<string, LayeredValue>();
  const merge = (parts: readonly (readonly [Layer, Json])[], pointer: string): Json => {
    const keys = new Set(parts.flatMap(([, part]) => Object.keys(part)));
    return Object.fromEntries(
      [...keys].map((key) => {
        const place = pointer + pointerSegment(key);
        const named = parts
          .filter(([, part]) => Object.hasOwn(part, key))
          .map(([layer, part]) => [layer, part[key]] as const);
        const [layer, value] = named.at(-1) ?? (['product', undefined] as const);
        if (!isGroup(value)) {
          values.set(place, { value, layer });
          return [key, value];
        }
        const groups = named.flatMap(([of, part]) => (isGroup(part) ? [[of, part] as const] : []));
        return [key, merge(groups, place)];
      }),
    );
  };
  return { merged: merge(layers, ''), values };
};
