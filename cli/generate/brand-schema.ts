import { brandSchema, defaultBlocks, OWN_BLOCKS } from '#schemas/brand.ts';
import { COLOR_TOKENS, DIMENSION_TOKENS, FONT_TOKENS, STYLE_GROUPS } from '#schemas/tokens.ts';

type Block = Exclude<keyof typeof brandSchema.properties, '$schema' | 'version' | 'extends'>;

/** Descriptions of the blocks of brand.json, which editors show on hover. */
const BLOCK_DESCRIPTIONS: Readonly<Record<Block, string>> = {
  id: 'The name of the folder under brands/: lower-case letters, digits and dashes. The brand is also served at <id>.localhost.',
  name: 'The name of the brand, as shown to players.',
  hosts: 'Host names in lower case, without scheme and port. A host belongs to one brand only.',
  merchant: 'How the platform identifies the brand.',
  languages:
    "The languages of the site, by the platform's codes. The brand's texts must exist in each supported language.",
  currency: 'The currency of all amounts that the platform sends without a currency.',
  theme: 'The theme of a first visit and the design tokens of both themes.',
  assets: 'Images of the brand, in its assets folder.',
  platform: 'The gateway that answers calls, how sessions are kept, and which other origins may be used.',
  connectors:
    'Third-party services whose scripts run on a separate origin: human verification and phone authentication. None by default.',
  jurisdiction:
    'The jurisdiction whose rules apply, such as the minimum age and the labels required by law. XX if none applies in particular.',
  modules:
    'Areas that this brand does not have, whether every page requires a login, and whether announcements open automatically.',
  navigation: 'The order of the menu, the sports vendors with a page of their own, and where games open.',
  layout: 'Header, home page, tiles and shapes. Each value that is not set comes from the look, or from the product.',
  scheduledLooks:
    'Looks that apply between two dates; afterwards, the usual look returns automatically, on every server and in open pages. They change tokens and fonts, but not the layout.',
  pages: 'Pages that the brand adds to the site. Their texts are Markdown files in the folder pages/.',
  banners: 'The banners of each page. A page without banners shows the name of the brand in its colours.',
  jackpot: 'The counter on the home banner.',
  register:
    'The order and the groups of fields in the registration form. The platform decides which fields the form has.',
  agreement: 'What a player agrees to when registering.',
  feedback: 'What the feedback form of the help centre asks for.',
  licence: 'The licence line of the footer.',
  helplines:
    'Helplines for problem gambling, each with a phone number, a page or both. They are listed below the article on responsible gaming.',
  resources: 'Social channels and apps, in addition to those that the platform sends.',
  liveChat:
    'The address of a chat room, which opens in a frame from the side bar and the menu; null for none. Its origin must be listed in platform.allow.service.',
  seo: 'Title and description for search engines and shared links, by language.',
};

type Json = { [key: string]: unknown };

const addDescriptions = (group: Json, rows: Readonly<Record<string, { readonly use: string }>>): void => {
  const properties = group['properties'] as Record<string, Json>;
  for (const [token, { use }] of Object.entries(rows)) properties[token] = { ...properties[token], description: use };
};

const at = (schema: Json, ...path: readonly string[]): Json =>
  path.reduce((place, key) => (place['properties'] as Record<string, Json>)[key] as Json, schema);

/**
 * Generates the JSON Schema of brand.json for editors: the brand schema, with defaults and with a description of every
 * block and token. Required blocks may be missing in a brand that extends another one.
 */
export const brandSchemaText = (): string => {
  const schema = JSON.parse(JSON.stringify(brandSchema)) as Json;
  const properties = schema['properties'] as Record<string, Json>;
  for (const [block, description] of Object.entries(BLOCK_DESCRIPTIONS))
    properties[block] = { ...properties[block], description };
  for (const [block, value] of Object.entries(defaultBlocks))
    properties[block] = { ...properties[block], default: value };
  for (const theme of ['light', 'dark']) addDescriptions(at(schema, 'theme', 'tokens', theme), COLOR_TOKENS);
  addDescriptions(at(schema, 'theme', 'tokens', 'dimension'), DIMENSION_TOKENS);
  addDescriptions(at(schema, 'theme', 'tokens', 'fontFamily'), FONT_TOKENS);
  for (const [name, { rows }] of Object.entries(STYLE_GROUPS))
    addDescriptions(at(schema, 'theme', 'tokens', name), rows);
  const inherited = (schema['required'] as readonly string[]).filter((name) => !OWN_BLOCKS.some((own) => own === name));
  schema['required'] = OWN_BLOCKS;
  schema['anyOf'] = [['extends'], inherited].map((names) => ({
    // Strict validators require that the same object declares its required properties.
    properties: Object.fromEntries(names.map((name) => [name, {}])),
    required: names,
  }));
  return `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }, null, 2)}\n`;
};
