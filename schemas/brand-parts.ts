import { Type, type TProperties, type TSchema } from 'typebox';
import { BANNER_GROUPS, FOCUS_POINTS } from './brand-names.ts';
import {
  assetPath,
  FONT_LIST,
  FONT_NAME,
  HEX_COLOR,
  hostName,
  httpsUrl,
  PLAIN_TEXT,
  text,
  token,
} from './brand-values.ts';
import { HUMAN_PROVIDERS, PHONE_KINDS, PHONE_PROVIDERS } from './connector-providers.ts';
import { LANGUAGE_CODE, type Language } from './languages.ts';
import { TOKEN_FORMS, type TokenType } from './token-forms.ts';
import {
  COLOR_TOKENS,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  STYLE_GROUPS,
  type ColorRow,
  type ColorToken,
  type DimensionToken,
  type FontToken,
  type StyleGroup,
  type StyleToken,
} from './tokens.ts';

/** Creates an object schema that rejects unknown keys. */
export const closed = <P extends TProperties>(properties: P, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
export const oneOf = <T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: values, ...options });

export const language = Type.Unsafe<Language>(
  Type.String({
    pattern: LANGUAGE_CODE,
    description: 'The code of a language: the name of its folder in languages/, such as EN or TH.',
  }),
);
export const languageTexts = (maxLength: number, description: string) =>
  Type.Unsafe<Readonly<Partial<Record<Language, string>>>>({
    type: 'object',
    patternProperties: { [LANGUAGE_CODE]: text(maxLength, description) },
    additionalProperties: false,
    description,
  });

const TYPE_USE = 'Tells design tools the type of the values in the group.';

/** A value in one of several forms. Because of `examples`, all errors of a value become one finding that shows how to write it. */
const tokenValue = (type: TokenType, description: string, anyOf: readonly TSchema[]) =>
  closed({
    $value: Type.Unsafe<unknown>({ anyOf, description, examples: TOKEN_FORMS[type].examples }),
    $description: Type.Optional(Type.String({ description: 'A note of your own; it is not used.' })),
  });
const group = <K extends string>(
  type: TokenType,
  rows: Readonly<Record<K, ColorRow>>,
  value: ReturnType<typeof tokenValue>,
) =>
  closed({
    $type: Type.Literal(type, { description: TYPE_USE }),
    // A token with `from` is optional in the file, because its value can be derived when the brand is loaded.
    ...Object.fromEntries(
      keysOf(rows).map((key) => [key, rows[key].from === undefined ? value : Type.Optional(value)]),
    ),
  });

const part = Type.Number({ minimum: 0, maximum: 1 });
const color = (alpha: TSchema) =>
  closed({
    colorSpace: Type.Literal('srgb'),
    components: Type.Array(part, { minItems: 3, maxItems: 3 }),
    alpha: Type.Optional(alpha),
    hex: Type.Optional(Type.String({ pattern: HEX_COLOR })),
  });
const measure = <Unit extends string>(minimum: number, maximum: number, ...units: readonly Unit[]) =>
  closed({ value: Type.Number({ minimum, maximum }), unit: oneOf(units) });
const colors = group<ColorToken>(
  'color',
  COLOR_TOKENS,
  tokenValue('color', 'A colour of sRGB.', [Type.String({ pattern: HEX_COLOR }), color(Type.Literal(1))]),
);

const length = measure(-100, 100, 'px', 'rem');
const shadowLayer = closed({
  color: color(part),
  offsetX: length,
  offsetY: length,
  blur: measure(0, 200, 'px', 'rem'),
  spread: length,
  inset: Type.Optional(Type.Boolean()),
});
/** How far a curve may overshoot. */
const bend = Type.Number({ minimum: -2, maximum: 3 });

/** A group that may be missing, as may each of its tokens. */
const styleGroup = (name: StyleGroup, value: ReturnType<typeof tokenValue>) =>
  Type.Optional(
    closed({
      $type: Type.Literal(STYLE_GROUPS[name].type, { description: TYPE_USE }),
      ...Object.fromEntries(keysOf(STYLE_GROUPS[name].rows).map((key) => [key, Type.Optional(value)])),
    }),
  );

/** A group after loading: it has every token of the product, and every value is CSS. */
type LoadedGroup<Kind extends TokenType, Token extends string> = { $type: Kind } & Record<
  Token,
  { $value: string; $description?: string }
>;

type StyleTokens = {
  [Group in StyleGroup]?: { $type: (typeof STYLE_GROUPS)[Group]['type'] } & {
    [Token in StyleToken<Group>]?: { $value: string; $description?: string };
  };
};

/** The tokens of a theme after loading. */
export interface ThemeTokens extends StyleTokens {
  light: LoadedGroup<'color', ColorToken>;
  dark: LoadedGroup<'color', ColorToken>;
  dimension: LoadedGroup<'dimension', DimensionToken>;
  fontFamily: LoadedGroup<'fontFamily', FontToken>;
}

/** Design tokens as in a file: a `$type` for each group, and a `$value` for each token, either as a string or as an object of DTCG 2025.10. */
export const themeTokens = Type.Unsafe<ThemeTokens>(
  closed({
    light: colors,
    dark: colors,
    dimension: group<DimensionToken>(
      'dimension',
      DIMENSION_TOKENS,
      tokenValue('dimension', 'A length.', [
        Type.String({ pattern: '^[0-9]{1,2}(\\.[0-9])?(px|rem)$' }),
        measure(0, 99.9, 'px', 'rem'),
      ]),
    ),
    fontFamily: group<FontToken>(
      'fontFamily',
      FONT_TOKENS,
      tokenValue('fontFamily', 'Font families in order of preference.', [
        Type.String({ pattern: FONT_LIST }),
        Type.Array(Type.String({ pattern: FONT_NAME }), { minItems: 1, maxItems: 150 }),
      ]),
    ),
    fontSize: styleGroup(
      'fontSize',
      tokenValue('dimension', 'A size of text in rem.', [
        Type.String({ pattern: '^[0-9](\\.[0-9]{1,4})?rem$' }),
        measure(0, 9.9999, 'rem'),
      ]),
    ),
    shadow: styleGroup(
      'shadow',
      tokenValue('shadow', 'A shadow, or a list of up to four.', [
        shadowLayer,
        Type.Array(shadowLayer, { minItems: 1, maxItems: 4 }),
      ]),
    ),
    gradient: styleGroup(
      'gradient',
      tokenValue('gradient', 'A gradient from top to bottom.', [
        Type.Array(closed({ color: color(Type.Literal(1)), position: part }), { minItems: 2, maxItems: 6 }),
      ]),
    ),
    duration: styleGroup(
      'duration',
      tokenValue('duration', 'A time in ms.', [
        Type.String({ pattern: '^([0-9]{1,2}|[1-4][0-9]{2}|500)ms$' }),
        measure(0, 500, 'ms'),
      ]),
    ),
    easing: styleGroup(
      'easing',
      tokenValue('cubicBezier', 'The two control points of a Bézier curve.', [
        Type.Unsafe<readonly number[]>({
          type: 'array',
          prefixItems: [part, bend, part, bend],
          items: false,
          minItems: 4,
          maxItems: 4,
        }),
      ]),
    ),
  }),
);

const providerKey = token(200, 'The key that the provider issued for this site; it is public, not a secret.');
/** The URL of the provider's script, for regions where the default one is blocked. For example, www.recaptcha.net replaces www.google.com. */
const providerScript = Type.Optional(httpsUrl("the provider's script, if not the default one"));

export const humanConnector = closed({
  provider: oneOf(HUMAN_PROVIDERS, {
    description:
      'sandbox is the simulated provider of the sandbox, turnstile is from Cloudflare, recaptcha from Google.',
  }),
  siteKey: providerKey,
  script: providerScript,
});

export const phoneConnector = closed({
  provider: oneOf(PHONE_PROVIDERS, {
    description: 'sandbox is the simulated provider of the sandbox, firebase is from Google.',
  }),
  kinds: Type.Array(oneOf(PHONE_KINDS), {
    minItems: 1,
    uniqueItems: true,
    description: 'The ways to log in that the provider offers: a Google account, a Facebook account, or a code by SMS.',
  }),
  apiKey: providerKey,
  authDomain: hostName('The domain where the provider signs players in, without scheme and port.'),
  projectId: token(200, "The provider's project id."),
  appId: token(200, "The provider's app id."),
  script: providerScript,
});

const linkageType = Type.Unsafe<1 | 2 | 3 | 4>({
  type: 'integer',
  enum: [1, 2, 3, 4],
  description:
    'What the banner links to: 1 a route of the site, 2 an https address in a new tab, 3 a game, 4 a promotion. Without it, the banner is not a link.',
});

/** Creates the schema of a time in ISO 8601. */
export const instant = (description: string) =>
  Type.String({
    pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})$',
    maxLength: 25,
    description: `${description}, with its offset from UTC, such as 2026-12-24T18:00:00+08:00.`,
  });

export const bannerSchema = closed({
  bannerId: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    description:
      'The id of the banner: lower-case letters, digits and dashes. The texts of the banner are brand:banner.<bannerId>.title, .text and .action.',
  }),
  groupName: oneOf(BANNER_GROUPS, {
    description:
      'The page that shows the banner: w_home is the carousel of the home page, w_rng the page of slots, and so on.',
  }),
  url: assetPath(
    'the picture, 1600 x 800 pixels, at most 200 kB; the picture of the first banner in w_home at most 60 kB',
  ),
  linkageType: Type.Optional(linkageType),
  target: Type.Optional(
    Type.String({
      pattern: PLAIN_TEXT,
      maxLength: 2048,
      description:
        'The target of the link, according to linkageType: a route such as /rng, an https address, the node id of a game, or the id of a promotion.',
    }),
  ),
  weight: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description:
        'Banners of a group are ordered by weight, the largest first; without weights, they have the order of this list. On the Node server, each banner comes first for a share of the time that corresponds to its weight. 50 by default.',
    }),
  ),
  focus: Type.Optional(
    oneOf(FOCUS_POINTS, {
      description: 'The part of the picture that stays in view when a window shows only a section of it.',
    }),
  ),
  from: Type.Optional(instant('The time from which the banner is shown')),
  until: Type.Optional(instant('The time until which the banner is shown')),
});
