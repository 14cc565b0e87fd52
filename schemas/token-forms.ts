/** A colour in the object form of DTCG 2025.10, as far as Marquee reads it: sRGB without transparency. */
export interface ColorObject {
  readonly colorSpace: 'srgb';
  /** Red, green and blue from 0 to 1. */
  readonly components: readonly [number, number, number];
  readonly alpha?: 1;
  readonly hex?: string;
}

/** A length in the object form. */
export interface DimensionObject {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

export interface DurationObject {
  readonly value: number;
  readonly unit: 'ms';
}

/** A colour in the object form that may be transparent, as in shadows. */
export type ShadeObject = Omit<ColorObject, 'alpha'> & { readonly alpha?: number };

/** One layer of a shadow in the object form. */
export interface ShadowObject {
  readonly color: ShadeObject;
  readonly offsetX: DimensionObject;
  readonly offsetY: DimensionObject;
  readonly blur: DimensionObject;
  readonly spread: DimensionObject;
  readonly inset?: boolean;
}

/** A colour of a gradient, and its position from 0 to 1. */
export interface GradientStop {
  readonly color: ColorObject;
  readonly position: number;
}

const hexOf = (components: readonly number[]): string =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Three decimals are enough to restore each of a channel's 256 steps. */
const channelAt = (hex: string, at: number): number =>
  Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;

const colorObject = (hex: string): ColorObject => ({
  colorSpace: 'srgb',
  components: [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)],
  hex,
});

const namesOf = (list: string): readonly string[] =>
  list.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));

/** CSS allows a family without quotes only if it is a single word that does not start with a digit. */
const quoted = (name: string): string => (/^[A-Za-z][A-Za-z0-9-]*$/.test(name) ? name : `'${name}'`);

/** The forms in which a file may write values of one token type. */
interface TokenForms<Objects> {
  /** The same value in each form, as shown in findings and editors. Types that came with the object form have no text. */
  readonly examples: readonly [text: string, object: Objects] | readonly [object: Objects];
  /** Converts a value in either form to CSS. Both forms of a value give the same text. */
  readonly toCss: (value: string | Objects) => string;
  /** Converts a value in either form to the object form. */
  readonly toObject: (value: string | Objects) => Objects;
}

const dimensionCss = ({ value, unit }: DimensionObject): string => `${value}${unit}`;
const colorCss = ({ components, hex }: Omit<ColorObject, 'alpha'>): string => hex ?? hexOf(components);
const shadeCss = ({ alpha = 1, ...color }: ShadeObject): string =>
  alpha === 1
    ? colorCss(color)
    : `${colorCss(color)}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;
const layerCss = ({ color, offsetX, offsetY, blur, spread, inset = false }: ShadowObject): string =>
  [...(inset ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(dimensionCss), shadeCss(color)].join(' ');

const shadowExample: ShadowObject = {
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.1 },
  offsetX: { value: 0, unit: 'px' },
  offsetY: { value: 4, unit: 'px' },
  blur: { value: 6, unit: 'px' },
  spread: { value: -1, unit: 'px' },
};

/** For a type that has only the object form. */
const objectForm = <Objects>(example: Objects, toCss: (value: Objects) => string): TokenForms<Objects> => ({
  examples: [example],
  toCss: (value) => (typeof value === 'string' ? value : toCss(value)),
  toObject: (value) => value as Objects,
});

const forms = <Objects>(type: TokenForms<Objects>): TokenForms<Objects> => type;

/** The forms of each token type by its name in DTCG 2025.10. */
export const TOKEN_FORMS = {
  color: forms<ColorObject>({
    examples: ['#fff7ea', colorObject('#fff7ea')],
    toCss: (value) => (typeof value === 'string' ? value : colorCss(value)),
    toObject: (value) =>
      typeof value === 'string' ? colorObject(value) : { ...value, hex: value.hex ?? hexOf(value.components) },
  }),
  dimension: forms<DimensionObject>({
    examples: ['8px', { value: 8, unit: 'px' }],
    toCss: (value) => (typeof value === 'string' ? value : dimensionCss(value)),
    toObject: (value) =>
      typeof value === 'string'
        ? { value: Number.parseFloat(value), unit: value.endsWith('rem') ? 'rem' : 'px' }
        : value,
  }),
  fontFamily: forms<readonly string[]>({
    examples: ["'Segoe UI', sans-serif", ['Segoe UI', 'sans-serif']],
    toCss: (value) => (typeof value === 'string' ? namesOf(value) : value).map(quoted).join(', '),
    toObject: (value) => (typeof value === 'string' ? namesOf(value) : value),
  }),
  duration: forms<DurationObject>({
    examples: ['150ms', { value: 150, unit: 'ms' }],
    toCss: (value) => (typeof value === 'string' ? value : `${value.value}${value.unit}`),
    toObject: (value) => (typeof value === 'string' ? { value: Number.parseFloat(value), unit: 'ms' } : value),
  }),
  cubicBezier: objectForm<readonly number[]>([0.4, 0, 0.2, 1], (points) => `cubic-bezier(${points.join(',')})`),
  shadow: objectForm<ShadowObject | readonly ShadowObject[]>(shadowExample, (layers) =>
    [layers].flat().map(layerCss).join(','),
  ),
  gradient: objectForm<readonly GradientStop[]>(
    [
      { color: colorObject('#ffd45c'), position: 0 },
      { color: colorObject('#ffb81c'), position: 1 },
    ],
    (stops) =>
      `linear-gradient(${stops.map(({ color, position }) => `${colorCss(color)} ${position * 100}%`).join(',')})`,
  ),
};

export type TokenType = keyof typeof TOKEN_FORMS;

const isTokenType = (type: unknown): type is TokenType => typeof type === 'string' && Object.hasOwn(TOKEN_FORMS, type);

/** A group of tokens as in a file: the type of its values, and an object with `$value` for each token. */
type FileGroup = Readonly<Record<string, unknown>>;

const mapValues = (group: FileGroup, convert: (forms: TokenForms<never>, value: never) => unknown): FileGroup => {
  const { $type: type } = group;
  if (!isTokenType(type)) return group;
  const known = TOKEN_FORMS[type] as unknown as TokenForms<never>; // the schema has checked the values of the type
  return Object.fromEntries(
    Object.entries(group).map(([key, token]) =>
      typeof token === 'object' && token !== null && '$value' in token
        ? [key, { ...token, $value: convert(known, token.$value as never) }]
        : [key, token],
    ),
  );
};

const mapGroups = <Groups extends object>(groups: Groups, convert: (group: FileGroup) => FileGroup): Groups =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]: [string, FileGroup]) => [name, convert(group)]),
  ) as Groups; // same keys, and values of the same types

/** Returns a file's valid tokens with every value as CSS, whichever form the file uses. */
export const tokensAsCss = <Groups extends object>(groups: Groups): Groups =>
  mapGroups(groups, (group) => mapValues(group, ({ toCss }, value) => toCss(value)));

/** Returns a file's valid tokens with every value in the object form. */
export const tokensAsObjects = <Groups extends object>(groups: Groups): Groups =>
  mapGroups(groups, (group) => mapValues(group, ({ toObject }, value) => toObject(value)));
