import { Type, type Static } from 'typebox';
import { AREAS, CATEGORIES, RESOURCE_TYPES } from './brand-names.ts';
import {
  closed,
  oneOf,
  language,
  languageTexts,
  themeTokens,
  humanConnector,
  phoneConnector,
  bannerSchema,
} from './brand-parts.ts';
import { BRAND_VERSION } from './brand-upgrades.ts';
import { assetPath, BRAND_ID, hostName, httpsUrl, origin, origins, text, token } from './brand-values.ts';
import { FEEDBACK_LENGTH, FEEDBACK_TYPES } from './feedback.ts';
import { JURISDICTIONS } from './jurisdictions.ts';
import { LANGUAGE_CODE, type Language } from './languages.ts';
import { fontsBlock } from './layout/fonts.ts';
import { layoutBlock, type Layout } from './layout/layout.ts';
import { scheduledLooksBlock, type ScheduledLook } from './layout/scheduled-looks.ts';
import { MAX_PAGES, pageSchema } from './pages/own-page.ts';
import { REGISTER_FIELDS } from './register-fields.ts';
import { ROUTES } from './routes.ts';
import { REGISTER_WAYS } from './whitelabel.ts';

export type { ThemeTokens } from './brand-parts.ts';
export type HumanConnector = Static<typeof humanConnector>;
export type PhoneConnector = Static<typeof phoneConnector>;
export type Banner = Static<typeof bannerSchema>;

/** The blocks that a `brand.json` must have; without them, the brand cannot be served. */
export const requiredBlocks = {
  id: Type.String({
    pattern: BRAND_ID,
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
    id: token(40, "The merchant's id, which the site sends with each call that concerns a merchant."),
    code: token(40, "The merchant's code on the platform (merchantCode)."),
    platform: Type.Literal('web', { description: 'The platform name of this site.' }),
    device: Type.Literal('WEB', { description: 'The device type sent with calls.' }),
    lotteryType: Type.Literal('SEA', { description: 'The prize mode with which popular games are requested.' }),
  }),
  languages: closed({
    default: Type.Unsafe<Language>(
      Type.String({
        pattern: LANGUAGE_CODE,
        description: 'The code of the language of a first visit, which must be one of supported.',
      }),
    ),
    supported: Type.Array(language, {
      minItems: 1,
      uniqueItems: true,
      description: "Languages of the site; each needs the brand's own texts in texts/<LANG>.json.",
    }),
    fromBrowser: Type.Optional(
      Type.Boolean({
        description:
          "Whether a first visit uses the browser's language, if the brand supports it; true by default. Otherwise a first visit uses the default language.",
      }),
    ),
    header: Type.Optional(
      Type.Array(language, {
        minItems: 1,
        uniqueItems: true,
        description: 'The languages that the header offers; by default all supported languages.',
      }),
    ),
  }),
  currency: closed({
    code: Type.String({ pattern: '^[A-Z]{3}$', description: 'The ISO 4217 code of the currency, such as PHP.' }),
    symbol: text(5, 'Shown before every amount.'),
  }),
  theme: closed({
    default: oneOf(['light', 'dark'] as const, {
      description: 'The theme that players see until they choose the other one.',
    }),
    tokens: themeTokens,
    fonts: Type.Optional(fontsBlock),
  }),
  assets: closed({
    logo: assetPath('the logo of header and footer, at most 20 kB'),
    logoOnLight: Type.Optional(
      assetPath('the logo where header or footer has a light colour, at most 20 kB; by default the logo'),
    ),
    icon: assetPath(
      'the icon in browser tabs, in narrow headers and on home screens; an SVG is rendered in every size',
    ),
    hero: Type.Optional(
      assetPath(
        'the picture of shared links if no banner of the home page without dates is an SVG, PNG or JPEG; at most 60 kB',
      ),
    ),
    avatar: Type.Optional(assetPath('the avatar of a member without a picture')),
    notFound: Type.Optional(
      assetPath(
        'the picture on the page of an unknown path, whose texts are brand:notFound.title and .text; by default an icon',
      ),
    ),
  }),
};

/** The allowed referrer policies. All others would reveal the page and its query, or reveal the site to a server without https. */
const REFERRER_POLICIES = ['no-referrer', 'strict-origin'] as const;

/** The blocks that may be absent. An absent or invalid block is replaced by its entry in `defaultBlocks`. */
export const optionalBlocks = {
  platform: closed({
    origin: Type.Union([origin, Type.Null()], {
      description: "The origin of the platform's gateway; null for the local sandbox.",
    }),
    session: oneOf(['cookie', 'bearer'] as const, {
      description:
        'How the site keeps a session: in a cookie, which scripts cannot read, or as a bearer token, which the site sends with each call.',
    }),
    timeouts: closed({
      call: Type.Integer({
        minimum: 1000,
        maximum: 120_000,
        description:
          'Milliseconds after which a call without a complete answer fails. Calls with files have additional time: a second for every 16 kB.',
      }),
      chunk: Type.Integer({
        minimum: 1000,
        maximum: 600_000,
        description: 'Milliseconds after which loading a part of the site fails.',
      }),
    }),
    allow: closed({
      image: origins('Other origins from which images may be loaded: the image CDNs of the platform.'),
      launch: origins('Other origins where games may open.'),
      service: origins('Other origins where customer service may open.'),
      payment: origins('Origins of payment providers where the payment page of a deposit may open.'),
      gateway: origins('Other origins to which the page itself may send requests.'),
    }),
    launchReferrer: Type.Optional(
      Type.Array(
        closed({
          origin,
          policy: oneOf(REFERRER_POLICIES, {
            description:
              'strict-origin tells games the origin of the site, without page and query; no-referrer tells them nothing.',
          }),
        }),
        {
          maxItems: 50,
          description:
            'The referrer policies for games that check which site embeds them, by origin. Games from all other origins get no referrer.',
        },
      ),
    ),
  }),
  connectors: closed({
    origin: Type.Union([origin, Type.Null()], {
      description: 'The origin of the connector pages. It must not be a host of any brand.',
    }),
    human: Type.Union([humanConnector, Type.Null()], {
      description: 'The provider of the human verification; null for no verification.',
    }),
    phone: Type.Union([phoneConnector, Type.Null()], {
      description:
        'The provider that verifies phone numbers and social accounts. With null, the site does not show its buttons.',
    }),
  }),
  jurisdiction: oneOf(JURISDICTIONS, {
    description: 'The jurisdiction whose rules apply; XX if none applies in particular.',
  }),
  modules: closed({
    off: Type.Array(oneOf(AREAS), { uniqueItems: true, description: 'Areas that this brand does not have.' }),
    loginRequired: Type.Boolean({ description: 'Whether every page requires a login.' }),
    openNotices: Type.Optional(
      Type.Boolean({
        description: 'Whether announcements open automatically over the home page, once per session; false by default.',
      }),
    ),
    offline: Type.Optional(
      Type.Boolean({
        description:
          'Whether browsers store the site, for bad networks and faster visits; true by default. With false, each browser deletes what it has stored at its next visit.',
      }),
    ),
  }),
  navigation: closed({
    order: Type.Array(oneOf(CATEGORIES), {
      minItems: 1,
      uniqueItems: true,
      description:
        'The categories of the menu, in order. A category that is not listed, or that has no vendor, is hidden.',
    }),
    esportsVassalages: Type.Optional(
      Type.Array(token(40, 'The vassalage of a vendor.'), {
        uniqueItems: true,
        description: 'Sports vendors that are listed under esports, by their vassalage; none by default.',
      }),
    ),
    sportsSpecialVassalage: Type.Optional(
      Type.Union([token(40, 'The vassalage of a vendor.'), Type.Null()], {
        description:
          'The vassalage of the sports vendor that is shown on the page /fbsports; null, the default, for none.',
      }),
    ),
    launchIn: Type.Optional(
      oneOf(['tab', 'page'] as const, {
        description: 'Where games open: tab is a new tab, the default; page is the page /game.',
      }),
    ),
  }),
  layout: layoutBlock,
  scheduledLooks: scheduledLooksBlock,
  pages: Type.Array(pageSchema, {
    maxItems: MAX_PAGES,
    description: 'Pages that the brand adds to the site.',
  }),
  banners: Type.Array(bannerSchema, { maxItems: 100 }),
  jackpot: Type.Union(
    [
      closed({
        mode: oneOf(['decorative', 'feed'] as const, {
          description:
            'decorative means that the page marks the amount as an illustration; feed means that the amount is real and gets no such note.',
        }),
        start: Type.Number({ minimum: 0, maximum: 1e12, description: 'The amount at the time epoch.' }),
        epoch: Type.String({
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$',
          maxLength: 20,
          description: 'The time from which the amount grows, in UTC, such as 2026-01-01T00:00:00Z.',
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
        description:
          'The ways to register that this brand offers, if the platform allows them; by default all that the platform allows.',
      }),
    ),
    order: Type.Array(oneOf(REGISTER_FIELDS), {
      uniqueItems: true,
      description: 'The order of the fields. Fields that are not listed follow in the default order.',
    }),
    groups: Type.Array(
      closed({
        id: Type.String({
          pattern: '^[a-z][a-z0-9-]{0,30}$',
          description:
            'The id of the group: lower-case letters, digits and dashes. The heading of the group is the text brand:register.group.<id>.',
        }),
        fields: Type.Array(oneOf(REGISTER_FIELDS), {
          minItems: 1,
          uniqueItems: true,
          description: 'The fields under this heading. A field can be in only one group.',
        }),
      }),
      { maxItems: 8, description: 'Groups of fields, each with a heading. They come before all other fields.' },
    ),
  }),
  agreement: closed({
    minimumAge: Type.Integer({
      minimum: 18,
      maximum: 99,
      description:
        'The age that a player has to confirm. The legal age of the jurisdiction is the minimum and the default.',
    }),
    terms: token(60, 'The id of the help-centre section that contains the terms.'),
  }),
  feedback: closed({
    types: Type.Array(oneOf(FEEDBACK_TYPES), {
      minItems: 1,
      uniqueItems: true,
      description: 'The topics of feedback, in the order in which the form lists them.',
    }),
    min: Type.Integer({
      minimum: 1,
      maximum: 500,
      description: 'The minimum length of a feedback text, in characters.',
    }),
    max: Type.Integer({
      minimum: 10,
      maximum: 2000,
      description: 'The maximum length of a feedback text, in characters.',
    }),
  }),
  licence: closed({
    number: Type.Union([text(80, 'The number of the licence.'), Type.Null()], {
      description: 'The number of the licence; null for none.',
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
          description: 'The phone number as players dial it: digits, spaces, brackets and dashes.',
        }),
      ),
      url: Type.Optional(httpsUrl("the helpline's page")),
    }),
    { maxItems: 6 },
  ),
  resources: Type.Array(
    closed({
      resourceType: oneOf(RESOURCE_TYPES, {
        description: 'The kind of resource: a social channel, or an app for an operating system.',
      }),
      url: httpsUrl('the target of the link'),
      qrCodeUrl: Type.Optional(httpsUrl('what the QR code opens, if it is not url')),
      labelNameEn: text(40, 'The label in English; the site has labels in other languages.'),
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
          path: oneOf(ROUTES, { description: 'The path of the page, such as /rng.' }),
          description: languageTexts(170, 'The description of the page in search results and shared links.'),
        }),
        { maxItems: 30, description: "Descriptions of single pages, which replace the site's own descriptions." },
      ),
    ),
    index: Type.Optional(Type.Boolean({ description: 'Whether search engines may list the site; true by default.' })),
  }),
};

/** The schema of a complete, valid `brand.json`. `$schema` lets editors autocomplete and check the file. */
export const brandSchema = closed(
  {
    $schema: Type.Optional(
      Type.String({
        description:
          'The path of the schema for editors: ../../schemas/generated/brand.schema.json in a folder of brands/.',
      }),
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: BRAND_VERSION,
        description: `The version of the format: ${BRAND_VERSION}. A file without it has version 1; \`marquee check --fix\` upgrades a file of an earlier version.`,
      }),
    ),
    extends: Type.Optional(
      Type.String({
        pattern: BRAND_ID,
        description:
          'The id of a brand whose values, texts, assets and pages this brand inherits, except id, name, hosts and merchant.',
      }),
    ),
    ...requiredBlocks,
    ...(Object.fromEntries(Object.entries(optionalBlocks).map(([name, block]) => [name, Type.Optional(block)])) as {
      [K in keyof typeof optionalBlocks]: ReturnType<typeof Type.Optional<(typeof optionalBlocks)[K]>>;
    }),
  },
  { title: 'A Marquee brand' },
);

/** The blocks that a brand needs even if it extends another one. */
export const OWN_BLOCKS = [
  'id',
  'name',
  'hosts',
  'merchant',
] as const satisfies readonly (keyof typeof requiredBlocks)[];

type RequiredBlocks = { [K in keyof typeof requiredBlocks]: Static<(typeof requiredBlocks)[K]> };
export type OptionalBlocks = { [K in keyof typeof optionalBlocks]: Static<(typeof optionalBlocks)[K]> };

export type Jackpot = NonNullable<OptionalBlocks['jackpot']>;

type Navigation = OptionalBlocks['navigation'];

/**
 * A checked brand. Every optional block is present, either from the file or from `defaultBlocks`. Navigation, layout and
 * scheduled looks are complete: values that the brand does not set come from its look or from the product.
 */
export type Brand = RequiredBlocks &
  Omit<OptionalBlocks, 'layout' | 'navigation' | 'scheduledLooks'> & {
    readonly navigation: Navigation & Required<Omit<Navigation, 'launchIn'>>;
    readonly layout: Layout & { readonly look?: string };
    readonly scheduledLooks: readonly ScheduledLook[];
  };

export const defaultBlocks: OptionalBlocks & Pick<Brand, 'navigation' | 'scheduledLooks'> = {
  scheduledLooks: [],
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
  layout: {},
  pages: [],
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
