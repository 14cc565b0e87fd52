import { brandSchema, defaultBlocks } from '#schemas/brand.ts';
import { COLOR_TOKENS, DIMENSION_TOKENS, FONT_TOKENS } from '#schemas/tokens.ts';

type Block = Exclude<keyof typeof brandSchema.properties, '$schema' | 'version'>;

/** Descriptions of the blocks of brand.json. Editors show them on hover. */
const BLOCK_DESCRIPTIONS: Readonly<Record<Block, string>> = {
  id: 'The name of the folder under brands/; also the local host <id>.localhost. Lower-case letters, digits and dashes.',
  name: 'The name of the brand, as shown to players.',
  hosts: 'Host names in lower case, without scheme and port. A host belongs to one brand only.',
  merchant: "The brand's identity on the platform.",
  languages: "Languages of the site, by the platform's codes. Each supported language needs all texts.",
  currency: 'The currency of amounts for which the platform names no other.',
  theme: 'The theme of a first visit and the design tokens of both themes.',
  assets: 'Images of the brand, in its assets folder.',
  platform: 'The gateway that answers calls, how sessions are kept, and which other origins may be used.',
  connectors:
    'Services whose scripts run in pages of another origin: human verification, phone authentication. None by default.',
  jurisdiction: 'Whose rules apply: minimum age and labels required by law. XX for none in particular.',
  modules:
    'Areas that this brand does not have, whether every page requires a login, and whether announcements open automatically.',
  navigation: 'Order of the menu, and which sports vendors have a place of their own.',
  banners: 'Banners by group; a group without any shows the name of the brand on its colours.',
  jackpot: 'The counter on the home banner.',
  register: 'Order and grouping of the registration form. The platform decides which fields there are.',
  agreement: 'What a player agrees to when registering.',
  feedback: 'What the feedback form of the help centre asks for.',
  licence: 'The licence line of the footer.',
  helplines:
    'Help for players who play too much, each with a number, a page or both. They stand below the article on responsible gaming.',
  resources: 'Social channels and apps, beside those that the platform sends.',
  liveChat:
    'The address of a chat room, whose origin has to be in platform.allow.service. It opens in a frame from the side bar and the menu. null for none.',
  seo: 'Title and description for search engines and shared links, by language.',
};

type Json = { [key: string]: unknown };

const addDescriptions = (group: Json, rows: Readonly<Record<string, { readonly use: string }>>): void => {
  const properties = group['properties'] as Record<string, Json>;
  for (const [token, { use }] of Object.entries(rows)) properties[token] = { ...properties[token], description: use };
};

const at = (schema: Json, ...path: readonly string[]): Json =>
  path.reduce((place, key) => (place['properties'] as Record<string, Json>)[key] as Json, schema);

/** Generates the JSON Schema of brand.json for editors: the brand schema with defaults and a description of every block and token. */
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
  return `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }, null, 2)}\n`;
};
