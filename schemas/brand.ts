import { Type, type Static, type TProperties } from 'typebox';
import { JURISDICTIONS } from './jurisdictions.ts';
import { LANGUAGES } from './languages.ts';
import { HUMAN_PROVIDERS, PHONE_KINDS, PHONE_PROVIDERS } from './connector.ts';
import { AREAS, BANNER_GROUPS, CATEGORIES, RESOURCE_TYPES } from './brand-names.ts';
import { REGISTER_FIELDS } from './register-fields.ts';
import { COLOR_TOKENS, DIMENSION_TOKENS, FONT_TOKENS } from './tokens.ts';

const closed = <P extends TProperties>(properties: P, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });
const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
const oneOf = <T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: values, ...options });
const text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });
const origin = Type.String({
  pattern: '^https?://[a-z0-9.-]+(:[0-9]{1,5})?$',
  maxLength: 253,
  description: 'An origin: scheme, host and port, without a path.',
});
const origins = (description: string) => Type.Array(origin, { maxItems: 50, uniqueItems: true, description });
const httpsUrl = (use: string) =>
  Type.String({ pattern: '^https?://', maxLength: 2048, description: `An absolute https address: ${use}.` });
const assetPath = (use: string) =>
  Type.String({
    pattern: '^assets/[a-z0-9][a-z0-9._/-]*\\.(svg|png|jpg|jpeg|webp|avif|woff2)$',
    maxLength: 200,
    description: `A file of the brand's assets folder: ${use}.`,
  });

const LANGUAGE_NAMES = 'CN, EN, ID, JA, TH, TY (Filipino) or VI.';
const language = oneOf(LANGUAGES, { description: LANGUAGE_NAMES });
const languageTexts = (maxLength: number, description: string) =>
  Type.Unsafe<Partial<Record<(typeof LANGUAGES)[number], string>>>(
    closed(Object.fromEntries(LANGUAGES.map((code) => [code, Type.Optional(text(maxLength, description))]))),
  );

const tokenValue = (pattern: string, description: string) =>
  closed({
    $value: Type.String({ pattern, description }),
    $description: Type.Optional(Type.String({ description: 'A note of your own; nothing reads it.' })),
  });
const group = <K extends string>(type: string, keys: readonly K[], value: ReturnType<typeof tokenValue>) =>
  closed({
    $type: Type.Literal(type, { description: 'Says to design tools what the values of the group are.' }),
    ...(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, typeof value>),
  });

const colors = group('color', keysOf(COLOR_TOKENS), tokenValue('^#[0-9a-fA-F]{6}$', 'A colour as #rrggbb.'));

/** Design tokens in the DTCG shape: a `$type` for each group, a `$value` for each token. */
const themeTokens = closed({
  light: colors,
  dark: colors,
  dimension: group(
    'dimension',
    keysOf(DIMENSION_TOKENS),
    tokenValue('^[0-9]{1,2}(\\.[0-9])?(px|rem)$', 'A length: 8px or 0.5rem.'),
  ),
  fontFamily: group(
    'fontFamily',
    keysOf(FONT_TOKENS),
    tokenValue('^[A-Za-z0-9 ,\'"-]{1,300}$', 'A font-family list, most wanted first.'),
  ),
});
export type ThemeTokens = Static<typeof themeTokens>;

const providerKey = text(200, 'As the provider hands it out; it is no secret.');
/** Where the provider's own script comes from when its usual address is not reached, as www.recaptcha.net is for www.google.com. */
const providerScript = Type.Optional(
  Type.String({
    pattern: '^https?://',
    maxLength: 2048,
    description: "The provider's script, when not from its usual address.",
  }),
);

const humanConnector = closed({
  provider: oneOf(HUMAN_PROVIDERS, {
    description: "sandbox: the sandbox's own; turnstile: Cloudflare's; recaptcha: Google's.",
  }),
  siteKey: providerKey,
  script: providerScript,
});
export type HumanConnector = Static<typeof humanConnector>;

const phoneConnector = closed({
  provider: oneOf(PHONE_PROVIDERS, { description: "sandbox: the sandbox's own; firebase: Google's." }),
  kinds: Type.Array(oneOf(PHONE_KINDS), {
    minItems: 1,
    uniqueItems: true,
    description: 'What the provider offers: google, facebook (the social page), sms.',
  }),
  apiKey: providerKey,
  authDomain: text(253, 'The domain at which the provider signs people in.'),
  projectId: text(200, 'The project of the provider.'),
  appId: text(200, 'The app of the provider.'),
  script: providerScript,
});
export type PhoneConnector = Static<typeof phoneConnector>;

const linkageType = Type.Unsafe<1 | 2 | 3 | 4>({
  type: 'integer',
  enum: [1, 2, 3, 4],
  description:
    'Where a press leads: 1 a route of the site, 2 an https address in a new tab, 3 a game, 4 a promotion; nowhere unless said.',
});

const bannerSchema = closed({
  bannerId: Type.String({
    pattern: '^[a-z0-9-]{1,40}$',
    description: 'Small letters, digits and dashes; its texts are brand:banner.<bannerId>.title, .text and .action.',
  }),
  groupName: oneOf(BANNER_GROUPS, {
    description: 'The page that shows it: w_home is the carousel of home, w_rng the page of slots, and so on.',
  }),
  url: assetPath('the picture, 1600 x 800, at most 200 kB; the first of w_home at most 60 kB'),
  linkageType: Type.Optional(linkageType),
  target: Type.Optional(
    Type.String({
      maxLength: 2048,
      description: 'By linkageType: a route such as /rng, an https address, a game node id, a promotion id.',
    }),
  ),
});
export type Banner = Static<typeof bannerSchema>;

/** The blocks without which a brand cannot be served. */
export const requiredBlocks = {
  id: Type.String({
    pattern: '^[a-z][a-z0-9-]{1,30}$',
    description: 'The name of the folder: small letters, digits and dashes.',
  }),
  name: text(40, 'As players read it.'),
  hosts: Type.Array(
    Type.String({
      pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)*$',
      maxLength: 253,
      description: 'A host name in small letters, without scheme and port.',
    }),
    {
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      description: 'Host names without port; each belongs to one brand.',
    },
  ),
  merchant: closed({
    id: text(40, 'Sent with merchant-scoped calls.'),
    code: text(40, 'The merchantCode by which the platform knows the brand.'),
    platform: Type.Literal('web', { description: 'The platform knows this site as web.' }),
    device: Type.Literal('WEB', { description: 'The kind of device that calls name.' }),
    lotteryType: Type.Literal('SEA', { description: 'The prize mode in which popular games are asked for.' }),
  }),
  languages: closed({
    default: oneOf(LANGUAGES, { description: `The language of a first visit, one of supported: ${LANGUAGE_NAMES}` }),
    supported: Type.Array(language, {
      minItems: 1,
      uniqueItems: true,
      description: "Languages of the site; each needs the brand's own words in texts/<LANG>.json.",
    }),
    header: Type.Optional(
      Type.Array(language, {
        minItems: 1,
        uniqueItems: true,
        description: 'Offered in the header; all supported ones unless said.',
      }),
    ),
  }),
  currency: closed({
    code: Type.String({ pattern: '^[A-Z]{3}$', description: 'Three capital letters of ISO 4217, such as PHP.' }),
    symbol: text(5, 'Stands before every amount.'),
  }),
  theme: closed({
    default: oneOf(['light', 'dark'] as const, { description: 'The theme until a player chooses the other.' }),
    tokens: themeTokens,
  }),
  assets: closed({
    logo: assetPath('the logo of header and footer, at most 20 kB'),
    icon: assetPath('the mark in tabs, narrow headers and on home screens; as SVG it is drawn in every size'),
    hero: Type.Optional(assetPath('the picture of shared links where home has no banner; at most 60 kB')),
    avatar: Type.Optional(assetPath('stands for a member without a picture')),
  }),
};

/** Blocks that fall back to their default when absent or invalid. */
export const optionalBlocks = {
  platform: closed({
    origin: Type.Union([origin, Type.Null()], { description: 'The gateway; null for the local sandbox.' }),
    session: oneOf(['cookie', 'bearer'] as const, {
      description:
        'How a session is kept: cookie, which no script reads, or bearer, a token that the site sends with each call.',
    }),
    timeouts: closed({
      call: Type.Integer({
        minimum: 1000,
        maximum: 120_000,
        description: 'Milliseconds after which a call has failed.',
      }),
      chunk: Type.Integer({
        minimum: 1000,
        maximum: 600_000,
        description: 'Milliseconds after which a part of the site has failed to load.',
      }),
    }),
    allow: closed({
      image: origins('Other origins from which pictures may come: the image CDNs of the platform.'),
      launch: origins('Other origins at which games may open.'),
      service: origins('Other origins of customer service.'),
      gateway: origins('Other origins that the page itself may call.'),
    }),
  }),
  connectors: closed({
    origin: Type.Union([origin, Type.Null()], {
      description: 'Where the connector pages are served: an origin of its own, which no host of a brand has.',
    }),
    human: Type.Union([humanConnector, Type.Null()], {
      description: 'Who checks that a visitor is a human; null: nobody.',
    }),
    phone: Type.Union([phoneConnector, Type.Null()], {
      description: 'Who proves phones and other accounts; null: nobody, and none of its buttons show.',
    }),
  }),
  jurisdiction: oneOf(JURISDICTIONS, { description: 'Whose rules hold; XX for none in particular.' }),
  modules: closed({
    off: Type.Array(oneOf(AREAS), { uniqueItems: true, description: 'Areas that this brand does not have.' }),
    loginRequired: Type.Boolean({ description: 'Every page asks for a login first.' }),
    openNotices: Type.Optional(
      Type.Boolean({ description: 'Announcements open by themselves over home, once a session; false unless said.' }),
    ),
  }),
  navigation: closed({
    order: Type.Array(oneOf(CATEGORIES), {
      minItems: 1,
      uniqueItems: true,
      description: 'Categories of the menu in this order; one that is left out, or has no vendor, does not show.',
    }),
    esportsVassalages: Type.Array(Type.String({ maxLength: 40 }), {
      uniqueItems: true,
      description: 'Vendors of sports, by vassalage, that belong under esports.',
    }),
    sportsSpecialVassalage: Type.Union([Type.String({ maxLength: 40 }), Type.Null()], {
      description: 'The sports vendor, by vassalage, that has the page /fbsports; null for none.',
    }),
    launchIn: Type.Optional(
      oneOf(['tab', 'page'] as const, {
        description: 'Where games open: in a tab of their own, the usual, or in the page /game.',
      }),
    ),
  }),
  banners: Type.Array(bannerSchema, { maxItems: 100 }),
  jackpot: closed({
    mode: oneOf(['decorative', 'feed'] as const, {
      description:
        'decorative: the page says that the amount is an illustration; feed: it is a true one, and nothing is said.',
    }),
    start: Type.Number({ minimum: 0, maximum: 1e12, description: 'The amount at the epoch.' }),
    epoch: Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$',
      maxLength: 20,
      description: 'The moment from which it grows, in UTC: 2026-01-01T00:00:00Z.',
    }),
  }),
  register: closed({
    order: Type.Array(oneOf(REGISTER_FIELDS), {
      uniqueItems: true,
      description: 'Fields in this order; those left out follow in the usual one.',
    }),
    groups: Type.Array(
      closed({
        id: Type.String({
          pattern: '^[a-z][a-z0-9-]{0,30}$',
          description: 'Small letters, digits and dashes; its heading is the text brand:register.group.<id>.',
        }),
        fields: Type.Array(oneOf(REGISTER_FIELDS), {
          minItems: 1,
          uniqueItems: true,
          description: 'Fields under this heading; each stands in one group at most.',
        }),
      }),
      { maxItems: 8, description: 'Headings with their fields; they come before all other fields.' },
    ),
  }),
  agreement: closed({
    minimumAge: Type.Integer({
      minimum: 18,
      maximum: 99,
      description:
        'The age that a player has to confirm; no less than the law of the jurisdiction asks for, and just that where the block is left out.',
    }),
    terms: text(60, 'The help-centre section that holds the terms.'),
  }),
  licence: closed({
    number: Type.Union([text(80, 'As the regulator writes it.'), Type.Null()], {
      description: 'As the regulator writes it; null for none.',
    }),
    licensors: Type.Array(
      closed({ name: text(80, 'Who licenses.'), url: Type.Optional(httpsUrl("the licensor's page")) }),
      { maxItems: 6, description: 'Who licenses, as the footer names them.' },
    ),
  }),
  resources: Type.Array(
    closed({
      resourceType: oneOf(RESOURCE_TYPES, { description: 'A social channel, or an app for a system.' }),
      url: httpsUrl('where it leads'),
      qrCodeUrl: Type.Optional(httpsUrl('what its QR code shows, when not url')),
      labelNameEn: text(40, 'A label in English; other languages have their own.'),
    }),
    { maxItems: 12 },
  ),
  liveChat: Type.Union([httpsUrl('the chat room'), Type.Null()]),
  seo: closed({
    title: languageTexts(70, 'The title of a tab, a search result and a shared link.'),
    description: languageTexts(170, 'What search results and shared links say below the title.'),
  }),
};

/** What `brand.json` holds, whole and valid. `$schema` gives editors help. */
export const brandSchema = closed(
  {
    $schema: Type.Optional(
      Type.String({
        description:
          'Where an editor finds the schema: ../../schemas/generated/brand.schema.json in a folder of brands/.',
      }),
    ),
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
  platform: {
    origin: null,
    session: 'cookie',
    timeouts: { call: 30_000, chunk: 120_000 },
    allow: { image: [], launch: [], service: [], gateway: [] },
  },
  connectors: { origin: null, human: null, phone: null },
  jurisdiction: 'XX',
  modules: { off: [], loginRequired: false },
  navigation: {
    order: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'],
    esportsVassalages: [],
    sportsSpecialVassalage: null,
  },
  banners: [],
  jackpot: { mode: 'decorative', start: 1_000_000, epoch: '2026-01-01T00:00:00Z' },
  register: { order: [], groups: [] },
  agreement: { minimumAge: 18, terms: 'terms' },
  licence: { number: null, licensors: [] },
  resources: [],
  liveChat: null,
  seo: { title: {}, description: {} },
};
