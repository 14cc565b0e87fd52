import { Type, type Static } from 'typebox';
import { AREAS, CATEGORIES, RESOURCE_TYPES } from './brand-names.ts';
import {
  closed,
  oneOf,
  LANGUAGE_NAMES,
  language,
  languageTexts,
  themeTokens,
  humanConnector,
  phoneConnector,
  bannerSchema,
} from './brand-parts.ts';
import { BRAND_VERSION } from './brand-upgrades.ts';
import { assetPath, hostName, httpsUrl, origin, origins, text, token } from './brand-values.ts';
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from './feedback.ts';
import { JURISDICTIONS } from './jurisdictions.ts';
import { LANGUAGES } from './languages.ts';
import { REGISTER_FIELDS } from './register-fields.ts';
import { ROUTES } from './routes.ts';
import { REGISTER_WAYS } from './whitelabel.ts';

export type ThemeTokens = Static<typeof themeTokens>;
export type HumanConnector = Static<typeof humanConnector>;
export type PhoneConnector = Static<typeof phoneConnector>;
export type Banner = Static<typeof bannerSchema>;

/** Blocks that a brand must have to be served. */
export const requiredBlocks = {
  id: Type.String({
    pattern: '^[a-z][a-z0-9-]{1,30}$',
    description: 'The name of the folder: lower-case letters, digits and dashes.',
  }),
  name: text(40, 'As shown to players.'),
  hosts: Type.Array(hostName('A host name in lower case, without scheme and port.'), {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
    description: 'Host names without port; each belongs to one brand.',
  }),
  merchant: closed({
    id: token(40, 'Sent with merchant-scoped calls.'),
    code: token(40, "The brand's merchantCode on the platform."),
    platform: Type.Literal('web', { description: 'The platform name of this site.' }),
    device: Type.Literal('WEB', { description: 'The device type sent with calls.' }),
    lotteryType: Type.Literal('SEA', { description: 'The prize mode of the popular games.' }),
  }),
  languages: closed({
    default: oneOf(LANGUAGES, { description: `The language of a first visit, one of supported: ${LANGUAGE_NAMES}` }),
    supported: Type.Array(language, {
      minItems: 1,
      uniqueItems: true,
      description: "Languages of the site; each needs the brand's own texts in texts/<LANG>.json.",
    }),
    fromBrowser: Type.Optional(
      Type.Boolean({
        description:
          "Whether a first visit is in the browser's language, if that is a supported one; true by default. Otherwise it is in the default language.",
      }),
    ),
    header: Type.Optional(
      Type.Array(language, {
        minItems: 1,
        uniqueItems: true,
        description: 'Languages offered in the header; all supported ones by default.',
      }),
    ),
  }),
  currency: closed({
    code: Type.String({ pattern: '^[A-Z]{3}$', description: 'Three capital letters of ISO 4217, such as PHP.' }),
    symbol: text(5, 'Shown before every amount.'),
  }),
  theme: closed({
    default: oneOf(['light', 'dark'] as const, { description: 'The theme until a player chooses the other.' }),
    tokens: themeTokens,
  }),
  assets: closed({
    logo: assetPath('the logo of header and footer, at most 20 kB'),
    icon: assetPath('the icon in tabs, narrow headers and on home screens; an SVG is rendered in every size'),
    hero: Type.Optional(
      assetPath('the image of shared links if no banner of home is an SVG, PNG or JPEG; at most 60 kB'),
    ),
    avatar: Type.Optional(assetPath('the avatar of a member without a picture')),
  }),
};

/** The other policies reveal the page and its query, or reveal the site to a server without https. */
const REFERRER_POLICIES = ['no-referrer', 'strict-origin'] as const;

/** Blocks that fall back to `defaultBlocks` when absent or invalid. */
export const optionalBlocks = {
  platform: closed({
    origin: Type.Union([origin, Type.Null()], { description: 'The gateway; null for the local sandbox.' }),
    session: oneOf(['cookie', 'bearer'] as const, {
      description:
        'How a session is kept: cookie, which scripts cannot read, or bearer, a token that the site sends with each call.',
    }),
    timeouts: closed({
      call: Type.Integer({
        minimum: 1000,
        maximum: 120_000,
        description: 'Milliseconds until a call fails.',
      }),
      chunk: Type.Integer({
        minimum: 1000,
        maximum: 600_000,
        description: 'Milliseconds until loading a part of the site fails.',
      }),
    }),
    allow: closed({
      image: origins('Other origins of images: the image CDNs of the platform.'),
      launch: origins('Other origins where games may open.'),
      service: origins('Other origins of customer service.'),
      payment: origins('Origins of payment providers, on whose pages a deposit is paid.'),
      gateway: origins('Other origins that the page itself may call.'),
    }),
    launchReferrer: Type.Optional(
      Type.Array(
        closed({
          origin,
          policy: oneOf(REFERRER_POLICIES, {
            description: 'strict-origin names the address of the site, without page and query; no-referrer nothing.',
          }),
        }),
        {
          maxItems: 50,
          description:
            'What games of `allow.launch` that check who embeds them learn from their frame; by default nothing.',
        },
      ),
    ),
  }),
  connectors: closed({
    origin: Type.Union([origin, Type.Null()], {
      description: 'Where the connector pages are served: an origin of its own, which is not a host of any brand.',
    }),
    human: Type.Union([humanConnector, Type.Null()], {
      description: 'The provider that checks that a visitor is human; null for no check.',
    }),
    phone: Type.Union([phoneConnector, Type.Null()], {
      description: 'The provider that verifies phones and social accounts; null for none, which hides its buttons.',
    }),
  }),
  jurisdiction: oneOf(JURISDICTIONS, { description: 'Whose rules apply; XX for none in particular.' }),
  modules: closed({
    off: Type.Array(oneOf(AREAS), { uniqueItems: true, description: 'Areas that this brand does not have.' }),
    loginRequired: Type.Boolean({ description: 'Every page requires a login.' }),
    openNotices: Type.Optional(
      Type.Boolean({ description: 'Announcements open automatically over home, once per session; false by default.' }),
    ),
    offline: Type.Optional(
      Type.Boolean({
        description:
          'Browsers keep the site for bad networks and faster visits; true by default. With false each browser deletes what it kept at its next visit.',
      }),
    ),
  }),
  navigation: closed({
    order: Type.Array(oneOf(CATEGORIES), {
      minItems: 1,
      uniqueItems: true,
      description: "The order of the menu's categories; one that is left out or has no vendor is hidden.",
    }),
    esportsVassalages: Type.Array(token(40, 'The vassalage of a vendor.'), {
      uniqueItems: true,
      description: 'Vendors of sports, by vassalage, that belong under esports.',
    }),
    sportsSpecialVassalage: Type.Union([token(40, 'The vassalage of a vendor.'), Type.Null()], {
      description: 'The sports vendor, by vassalage, that has the page /fbsports; null for none.',
    }),
    launchIn: Type.Optional(
      oneOf(['tab', 'page'] as const, {
        description: 'Where games open: in a new tab, the default, or in the page /game.',
      }),
    ),
  }),
  banners: Type.Array(bannerSchema, { maxItems: 100 }),
  jackpot: Type.Union(
    [
      closed({
        mode: oneOf(['decorative', 'feed'] as const, {
          description:
            'decorative: the page says that the amount is an illustration; feed: it is a real amount, without a note.',
        }),
        start: Type.Number({ minimum: 0, maximum: 1e12, description: 'The amount at the epoch.' }),
        epoch: Type.String({
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$',
          maxLength: 20,
          description: 'The time from which it grows, in UTC: 2026-01-01T00:00:00Z.',
        }),
      }),
      Type.Null(),
    ],
    { description: 'The counter on the home banner; null, the default, for none.' },
  ),
  register: closed({
    ways: Type.Optional(
      Type.Array(oneOf(REGISTER_WAYS), {
        minItems: 1,
        uniqueItems: true,
        description: 'The ways to register that this brand offers of those that the platform opens; all by default.',
      }),
    ),
    order: Type.Array(oneOf(REGISTER_FIELDS), {
      uniqueItems: true,
      description: 'The order of the fields; those left out follow in the default order.',
    }),
    groups: Type.Array(
      closed({
        id: Type.String({
          pattern: '^[a-z][a-z0-9-]{0,30}$',
          description: 'Lower-case letters, digits and dashes; its heading is the text brand:register.group.<id>.',
        }),
        fields: Type.Array(oneOf(REGISTER_FIELDS), {
          minItems: 1,
          uniqueItems: true,
          description: 'Fields under this heading; a field is in one group at most.',
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
        'The age that a player has to confirm; at least the legal age of the jurisdiction, which is the default.',
    }),
    terms: token(60, 'The help-centre section with the terms.'),
  }),
  feedback: closed({
    types: Type.Array(oneOf(FEEDBACK_TYPES), {
      minItems: 1,
      uniqueItems: true,
      description: 'What feedback can be about, in the order of the list.',
    }),
    min: Type.Integer({ minimum: 1, maximum: 500, description: 'The fewest characters of a text.' }),
    max: Type.Integer({ minimum: 10, maximum: 2000, description: 'The most characters of a text.' }),
  }),
  licence: closed({
    number: Type.Union([text(80, 'As issued by the regulator.'), Type.Null()], {
      description: 'As issued by the regulator; null for none.',
    }),
    licensors: Type.Array(
      closed({ name: text(80, 'The name of the licensor.'), url: Type.Optional(httpsUrl("the licensor's page")) }),
      { maxItems: 6, description: 'The licensors, as named in the footer.' },
    ),
  }),
  helplines: Type.Array(
    closed({
      name: text(80, 'The name of the helpline.'),
      phone: Type.Optional(
        Type.String({
          pattern: '^\\+?[0-9][0-9 ()-]{1,24}$',
          description: 'Its number as players dial it: digits, spaces, brackets and dashes.',
        }),
      ),
      url: Type.Optional(httpsUrl("the helpline's page")),
    }),
    { maxItems: 6 },
  ),
  resources: Type.Array(
    closed({
      resourceType: oneOf(RESOURCE_TYPES, { description: 'A social channel, or an app for a system.' }),
      url: httpsUrl('where it leads'),
      qrCodeUrl: Type.Optional(httpsUrl('what its QR code opens, if not url')),
      labelNameEn: text(40, 'The English label; other languages have their own.'),
    }),
    { maxItems: 12 },
  ),
  liveChat: Type.Union([httpsUrl('the chat room'), Type.Null()]),
  seo: closed({
    title: languageTexts(70, 'The title of a tab, a search result and a shared link.'),
    description: languageTexts(170, 'The description in search results and shared links.'),
    pages: Type.Optional(
      Type.Array(
        closed({
          path: oneOf(ROUTES, { description: 'The path of the page: /rng.' }),
          description: languageTexts(170, 'Its description in search results and shared links.'),
        }),
        { maxItems: 30, description: "Descriptions of single pages that replace the site's own." },
      ),
    ),
    index: Type.Optional(
      Type.Boolean({ description: 'false keeps the whole site out of search engines; true by default.' }),
    ),
  }),
};

/** The schema of a complete, valid `brand.json`. `$schema` lets editors autocomplete and check the file. */
export const brandSchema = closed(
  {
    $schema: Type.Optional(
      Type.String({
        description:
          'Where an editor finds the schema: ../../schemas/generated/brand.schema.json in a folder of brands/.',
      }),
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: BRAND_VERSION,
        description: `The version of the format: ${BRAND_VERSION}. A file without it has version 1; \`marquee check --fix\` upgrades a file of an earlier version.`,
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

export type Jackpot = NonNullable<OptionalBlocks['jackpot']>;

/** A checked brand: every optional block is present, from the file or by default. */
export type Brand = RequiredBlocks & OptionalBlocks;

export const defaultBlocks: OptionalBlocks = {
  platform: {
    origin: null,
    session: 'cookie',
    timeouts: { call: 30_000, chunk: 120_000 },
    allow: { image: [], launch: [], service: [], payment: [], gateway: [] },
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
  jackpot: null,
  register: { order: [], groups: [] },
  agreement: { minimumAge: 18, terms: 'terms' },
  feedback: { types: [...FEEDBACK_TYPES], ...FEEDBACK_LENGTH },
  licence: { number: null, licensors: [] },
  helplines: [],
  resources: [],
  liveChat: null,
  seo: { title: {}, description: {} },
};
