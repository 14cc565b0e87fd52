import { finding, pointerSegments, printableJson, type Finding } from '../checks/finding.ts';
import { closestMatch } from '../checks/closest-match.ts';
import { PRODUCT_LAYOUT, type Layout, type LayoutPart } from './layout.ts';
import { mergeLayers, type Layer, type LayeredValue } from './layers.ts';
import type { ThemeTokens } from '../brand.ts';
import type { Look, Looks } from './look.ts';
import { PRODUCT_TOKENS } from './product-tokens.ts';

type Json = Record<string, unknown>;

const isGroup = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the group of values at a key; an empty one if there is none. */
export const groupAt = (holder: unknown, key: string): Json => {
  const value = isGroup(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
  return isGroup(value) ? value : {};
};

/** What a brand inherits: from its look, or from the product alone. */
export interface Base {
  /** The name and version of the look, such as `velvet@1`; `null` for none. */
  readonly name: string | null;
  readonly look: Look | null;
  /** The inherited tokens; `null` for a brand without a look, which sets all tokens itself. */
  readonly tokens: Json | null;
}

/** Returns the finding for a look that does not exist. */
export const missingLook = (name: string, looks: Looks, pointer = '/layout/look'): Finding => {
  const known = [...looks.keys()];
  const meant = closestMatch(name, known);
  return finding({
    pointer,
    code: 'look-missing',
    message: `there is no look ${printableJson(name)}`,
    remedy:
      known.length === 0
        ? 'remove it'
        : `${meant === null ? 'write one of' : `write ${printableJson(meant)}; the looks are`} ${known.join(', ')}`,
  });
};

/**
 * Reads the look of a raw brand file, and adds the look's tokens that the file does not set to `root`. An unknown look
 * is removed from `root`, and the product's tokens are used instead. Tokens of the wrong type are left unchanged, for
 * the structure check.
 */
export const applyLook = (root: Json, looks: Looks): { readonly base: Base; readonly findings: readonly Finding[] } => {
  const layout = groupAt(root, 'layout');
  const name = layout['look'];
  if (typeof name !== 'string') return { base: { name: null, look: null, tokens: null }, findings: [] };
  const look = looks.get(name) ?? null;
  if (look === null) delete layout['look'];
  const inherited: (readonly [Layer, Json])[] = [['product', { ...PRODUCT_TOKENS }]];
  if (look !== null) inherited.push(['look', look.tokens]);
  const { merged: tokens } = mergeLayers(inherited);
  const { theme } = root;
  if (isGroup(theme) && (isGroup(theme['tokens']) || theme['tokens'] === undefined))
    theme['tokens'] = mergeLayers([
      ['look', tokens],
      ['brand', groupAt(theme, 'tokens')],
    ]).merged;
  return {
    base: { name: look === null ? null : name, look, tokens },
    findings: look === null ? [missingLook(name, looks)] : [],
  };
};

/** Replaces each faulty token, or group of tokens, with the inherited one. Returns the findings that are still faults of the theme. */
export const restoreTokens = (root: Json, { tokens }: Base, findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ pointer, level }) => {
    const [block, key, group, token] = pointerSegments(pointer);
    if (level !== 'error' || block !== 'theme' || key !== 'tokens' || group === undefined || tokens === null)
      return true;
    const own = groupAt(groupAt(root, 'theme'), 'tokens');
    const [holder, below, name] =
      token === undefined || !isGroup(own[group])
        ? [own, tokens, group]
        : [groupAt(own, group), groupAt(tokens, group), token];
    if (!Object.hasOwn(below, name)) return true;
    holder[name] = below[name];
    return false;
  });

/**
 * Returns the layer of each token in a theme, keyed by JSON pointer. `merged` is the tokens of brand and look as
 * written in their files, `own` those of the brand alone. Derived and default tokens come from the product.
 */
export const tokenLayers = (
  theme: { readonly tokens: ThemeTokens } | undefined,
  merged: unknown,
  own: unknown,
  { look }: Base,
): ReadonlyMap<string, LayeredValue> =>
  new Map(
    Object.entries(theme?.tokens ?? {}).flatMap(([group, rows]: [string, Json]) =>
      Object.entries(rows)
        .filter(([token]) => token !== '$type')
        .map(([token, entry]): [string, LayeredValue] => {
          const written = groupAt(own, group)[token];
          const isOwn = written !== undefined && groupAt(merged, group)[token] === written;
          const layer = isOwn ? 'brand' : Object.hasOwn(groupAt(look?.tokens, group), token) ? 'look' : 'product';
          return [`/theme/tokens/${group}/${token}`, { layer, value: groupAt(rows, token)['$value'] ?? entry }];
        }),
    ),
  );

/** Returns the complete layout of a brand, and the layer of each of its values, keyed by JSON pointer. */
export const resolveLayout = (
  own: LayoutPart & { readonly look?: string },
  { name, look }: Base,
): { readonly layout: Layout & { readonly look?: string }; readonly values: ReadonlyMap<string, LayeredValue> } => {
  const { look: _look, ...part } = own;
  const { merged, values } = mergeLayers([
    ['product', { ...PRODUCT_LAYOUT }],
    ['look', look?.layout ?? {}],
    ['brand', part],
  ]);
  // Every part was checked against the schema of the layout, and the product's layout contains every value.
  return { layout: { ...(name !== null && { look: name }), ...(merged as unknown as Layout) }, values };
};
