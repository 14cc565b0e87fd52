import { Type, type Static, type TProperties } from 'typebox';
import { JURISDICTIONS } from './jurisdictions.ts';
import { LANGUAGES } from './languages.ts';
import { HUMAN_PROVIDERS, PHONE_KINDS, PHONE_PROVIDERS } from './connector.ts';
import { AREAS, BANNER_GROUPS, CATEGORIES, RESOURCE_TYPES } from './brand-names.ts';
import { REGISTER_FIELDS } from './register-fields.ts';
import { COLOR_TOKENS, DIMENSION_TOKENS, FONT_TOKENS } from './tokens.ts';

const closed = <P extends TProperties>(properties: P, options: object = {}) => Type.Object(properties, { additionalProperties: false, ...options });
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
const oneOf = <T extends string>(values: readonly T[], options: object = {}) => Type.Unsafe<T>({ type: 'string', enum: values, ...options });
const text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });
const origin = Type.String({ pattern: '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$', maxLength: 253, description: 'An origin: scheme, host and port, without a path.' });
const origins = Type.Array(origin, { maxItems: 50, uniqueItems: true });
const httpsUrl = Type.String({ pattern: '^https?://', maxLength: 2048, description: 'An absolute https address.' });
const assetPath = Type.String({ pattern: '^assets/[a-z0-9][a-z0-9._/-]*\\.(svg|png|jpg|jpeg|webp|avif|woff2)$', maxLength: 200, description: "A file of the brand's assets folder." });

const language = oneOf(LANGUAGES, { description: 'CN, EN, ID, JA, TH, TY (Filipino) or VI.' });
const languageTexts = (maxLength: number) =>
  Type.Unsafe<Partial<Record<(typeof LANGUAGES)[number], string>>>(
    closed(Object.fromEntries(LANGUAGES.map((code) => [code, Type.Optional(text(maxLength, `The text in ${code}.`))]))),
  );

const tokenValue = (pattern: string, description: string) => closed({ $value: Type.String({ pattern, description }), $description: Type.Optional(Type.String()) });
const group = <K extends string>(type: string, keys: readonly K[], value: ReturnType<typeof tokenValue>) =>
  closed({ $type: Type.Literal(type), ...(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, typeof value>) });

const colors = group('color', keysOf(COLOR_TOKENS), tokenValue('^#[0-9a-fA-F]{6}$', 'A colour as #rrggbb.'));

/** Design tokens in the DTCG shape: a `$type` for each group, a `$value` for each token. */
const themeTokens = closed({
  light: colors,
  dark: colors,
  dimension: group('dimension', keysOf(DIMENSION_TOKENS), tokenValue('^[0-9]{1,2}(\\.[0-9])?(px|rem)$', 'A length: 8px or 0.5rem.')),
  fontFamily: group('fontFamily', keysOf(FONT_TOKENS), tokenValue('^[A-Za-z0-9 ,\'"-]{1,300}$', 'A font-family list, most wanted first.')),
});
export type ThemeTokens = Static<typeof themeTokens>;

const providerKey = text(200, 'As the provider hands it out; it is no secret.');
/** Where the provider's own script comes from when its usual address is not reached, as www.recaptcha.net is for www.google.com. */
const providerScript = Type.Optional(Type.String({ pattern: '^https?://', maxLength: 2048, description: "The provider's script, when not from its usual address." }));

const humanConnector = closed({ provider: oneOf(HUMAN_PROVIDERS), siteKey: providerKey, script: providerScript });
export type HumanConnector = Static<typeof humanConnector>;

const phoneConnector = closed({
  provider: oneOf(PHONE_PROVIDERS),
  kinds: Type.Array(oneOf(PHONE_KINDS), { minItems: 1, uniqueItems: true, description: 'What the provider offers: google, facebook (the social page), sms.' }),
  apiKey: providerKey,
  authDomain: text(253, 'The domain at which the provider signs people in.'),
  projectId: text(200, 'The project of the provider.'),
  appId: text(200, 'The app of the provider.'),
  script: providerScript,
});
export type PhoneConnector = Static<typeof phoneConnector>;

/** 1 a route of the site, 2 an https address in a new tab, 3 a game, 4 a promotion. */
const linkageType = Type.Unsafe<1 | 2 | 3 | 4>({ type: 'integer', enum: [1, 2, 3, 4] });

const bannerSchema = closed({
  bannerId: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'Small letters, digits and dashes; its texts are brand:banner.<bannerId>.title, .text and .action.' }),
  groupName: oneOf(BANNER_GROUPS),
  url: assetPath,
  linkageType: Type.Optional(linkageType),
  target: Type.Optional(Type.String({ maxLength: 2048, description: 'By linkageType: a route such as /rng, an https address, a game node id, a promotion id.' })),
});
export type Banner = Static<typeof bannerSchema>;

/** The blocks without which a brand cannot be served. */
export const requiredBlocks = {
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}$', description: 'The name of the folder: small letters, digits and dashes.' }),
  name: text(40, 'As players read it.'),
  hosts: Type.Array(Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)*$', maxLength: 253, description: 'A host name in small letters, without scheme and port.' }), { minItems: 1, maxItems: 50, uniqueItems: true, description: 'Host names without port; each belongs to one brand.' }),
  merchant: closed({
    id: text(40, 'Sent with merchant-scoped calls.'),
    code: text(40, 'merchantCode of the platform.'),
    platform: Type.Literal('web'),
    device: Type.Literal('WEB'),
    lotteryType: Type.Literal('SEA'),
  }),
  languages: closed({
    default: language,
    supported: Type.Array(language, { minItems: 1, uniqueItems: true }),
    header: Type.Optional(Type.Array(language, { minItems: 1, uniqueItems: true, description: 'Offered in the header; all supported ones unless said.' })),
  }),
  currency: closed({
    code: Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217.' }),
    symbol: text(5, 'Stands before every amount.'),
  }),
  theme: closed({ default: oneOf(['light', 'dark'] as const), tokens: themeTokens }),
  assets: closed({ logo: assetPath, icon: assetPath, hero: Type.Optional(assetPath), avatar: Type.Optional(assetPath) }),
};

/** Blocks that fall back to their default when absent or invalid. */
export const optionalBlocks = {
  platform: closed({
    origin: Type.Union([origin, Type.Null()], { description: 'The gateway; null for the local sandbox.' }),
    session: oneOf(['cookie', 'bearer'] as const),
    timeouts: closed({ call: Type.Integer({ minimum: 1000, maximum: 120_000 }), chunk: Type.Integer({ minimum: 1000, maximum: 600_000 }) }),
    allow: closed({ image: origins, launch: origins, service: origins, gateway: origins }),
  }),
  connectors: closed({
    origin: Type.Union([origin, Type.Null()], { description: 'Where the connector pages are served: an origin of its own, which no host of a brand has.' }),
    human: Type.Union([humanConnector, Type.Null()], { description: 'Who checks that a visitor is a human; null: nobody.' }),
    phone: Type.Union([phoneConnector, Type.Null()], { description: 'Who proves phones and other accounts; null: nobody, and none of its buttons show.' }),
  }),
  jurisdiction: oneOf(JURISDICTIONS, { description: 'Whose rules hold; XX for none in particular.' }),
  modules: closed({
    off: Type.Array(oneOf(AREAS), { uniqueItems: true, description: 'Areas that this brand does not have.' }),
    loginRequired: Type.Boolean({ description: 'Every page asks for a login first.' }),
  }),
  navigation: closed({
    order: Type.Array(oneOf(CATEGORIES), { minItems: 1, uniqueItems: true }),
    esportsVassalages: Type.Array(Type.String({ maxLength: 40 }), { uniqueItems: true }),
    sportsSpecialVassalage: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
    launchIn: Type.Optional(oneOf(['tab', 'page'] as const, { description: 'Where games open: in a tab of their own, the usual, or in the page /game.' })),
  }),
  banners: Type.Array(bannerSchema, { maxItems: 100 }),
  jackpot: closed({
    mode: oneOf(['decorative', 'feed'] as const),
    start: Type.Number({ minimum: 0, maximum: 1e12, description: 'The amount at the epoch.' }),
    epoch: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$', maxLength: 20, description: 'A moment in UTC: 2026-01-01T00:00:00Z.' }),
  }),
  register: closed({
    order: Type.Array(oneOf(REGISTER_FIELDS), { uniqueItems: true, description: 'Fields in this order; those left out follow in the usual one.' }),
    groups: Type.Array(closed({ id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$', description: 'Small letters, digits and dashes; its heading is the text brand:register.group.<id>.' }), fields: Type.Array(oneOf(REGISTER_FIELDS), { minItems: 1, uniqueItems: true }) }), { maxItems: 8 }),
  }),
  agreement: closed({ minimumAge: Type.Integer({ minimum: 18, maximum: 99 }), terms: text(60, 'The help-centre section that holds the terms.') }),
  licence: closed({
    number: Type.Union([text(80, 'As the regulator writes it.'), Type.Null()]),
    licensors: Type.Array(closed({ name: text(80, 'Who licenses.'), url: Type.Optional(httpsUrl) }), { maxItems: 6 }),
  }),
  resources: Type.Array(closed({ resourceType: oneOf(RESOURCE_TYPES), url: httpsUrl, qrCodeUrl: Type.Optional(httpsUrl), labelNameEn: text(40, 'A label in English.') }), { maxItems: 12 }),
  liveChat: Type.Union([httpsUrl, Type.Null()], { description: 'Framed in the chat modal; must stand in platform.allow.service.' }),
  seo: closed({ title: languageTexts(70), description: languageTexts(170) }),
};

/** What `brand.json` holds, whole and valid. `$schema` gives editors help. */
export const brandSchema = closed(
  {
    $schema: Type.Optional(Type.String()),
    ...requiredBlocks,
    ...(Object.fromEntries(Object.entries(optionalBlocks).map(([name, block]) => [name, Type.Optional(block)])) as {
      [K in keyof typeof optionalBlocks]: ReturnType<typeof Type.Optional<(typeof optionalBlocks)[K]>>;
    }),
  },
  { title: 'A Marquee brand' },
);

type RequiredBlocks = { [K in keyof typeof requiredBlocks]: Static<(typeof requiredBlocks)[K]> };
export type OptionalBlocks = { [K in keyof typeof optionalBlocks]: Static<(typeof optionalBlocks)[K]> };

/** A brand at work: every optional block is there, its own or the default. */
export type Brand = RequiredBlocks & OptionalBlocks;

export const defaultBlocks: OptionalBlocks = {
  platform: { origin: null, session: 'cookie', timeouts: { call: 30_000, chunk: 120_000 }, allow: { image: [], launch: [], service: [], gateway: [] } },
  connectors: { origin: null, human: null, phone: null },
  jurisdiction: 'XX',
  modules: { off: [], loginRequired: false },
  navigation: { order: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'], esportsVassalages: [], sportsSpecialVassalage: null },
  banners: [],
  jackpot: { mode: 'decorative', start: 1_000_000, epoch: '2026-01-01T00:00:00Z' },
  register: { order: [], groups: [] },
  agreement: { minimumAge: 18, terms: 'terms' },
  licence: { number: null, licensors: [] },
  resources: [],
  liveChat: null,
  seo: { title: {}, description: {} },
};
