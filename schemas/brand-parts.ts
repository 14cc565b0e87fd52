import { Type, type TProperties } from 'typebox';
import { BANNER_GROUPS } from './brand-names.ts';
import { assetPath, FONT_LIST, hostName, httpsUrl, PLAIN_TEXT, text, token } from './brand-values.ts';
import { HUMAN_PROVIDERS, PHONE_KINDS, PHONE_PROVIDERS } from './connector-providers.ts';
import { LANGUAGE_CODE, type Language } from './languages.ts';
import {
  COLOR_TOKENS,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  type ColorRow,
  type ColorToken,
  type DimensionToken,
  type FontToken,
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

const tokenValue = (pattern: string, description: string) =>
  closed({
    $value: Type.String({ pattern, description }),
    $description: Type.Optional(Type.String({ description: 'A note of your own; it is not used.' })),
  });
const group = <K extends string>(
  type: string,
  rows: Readonly<Record<K, ColorRow>>,
  value: ReturnType<typeof tokenValue>,
) =>
  closed({
    $type: Type.Literal(type, { description: 'Tells design tools the type of the values in the group.' }),
    // A token with `from` is optional in the file, because its value is derived when the brand is loaded.
    ...(Object.fromEntries(
      keysOf(rows).map((key) => [key, rows[key].from === undefined ? value : Type.Optional(value)]),
    ) as Record<K, typeof value>),
  });

const colors = group<ColorToken>('color', COLOR_TOKENS, tokenValue('^#[0-9a-fA-F]{6}$', 'A colour as #rrggbb.'));

/** Design tokens in the DTCG shape: a `$type` for each group, a `$value` for each token. */
export const themeTokens = closed({
  light: colors,
  dark: colors,
  dimension: group<DimensionToken>(
    'dimension',
    DIMENSION_TOKENS,
    tokenValue('^[0-9]{1,2}(\\.[0-9])?(px|rem)$', 'A length: 8px or 0.5rem.'),
  ),
  fontFamily: group<FontToken>(
    'fontFamily',
    FONT_TOKENS,
    tokenValue(FONT_LIST, 'A font-family list in order of preference.'),
  ),
});

const providerKey = token(200, 'The key that the provider issued for this site; it is public, not a secret.');
/** The URL of the provider's script in regions where the default one is blocked. For example, www.recaptcha.net replaces www.google.com. */
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
});
