import { brandSchema, defaultBlocks } from '#schemas/brand.ts';
import { COLOR_TOKENS, DIMENSION_TOKENS, FONT_TOKENS } from '#schemas/tokens.ts';

type Block = Exclude<keyof typeof brandSchema.properties, '$schema'>;

/** What an editor shows on a block of brand.json. */
const HELP: Readonly<Record<Block, string>> = {
  id: 'The name of the folder under brands/; also the local host <id>.localhost. Small letters, digits and dashes.',
  name: 'The name of the house, as players read it.',
  hosts: 'Host names in small letters, without scheme and port. A host belongs to one brand only.',
  merchant: 'Who this brand is on the platform.',
  languages: 'Languages of the site by the codes of the platform. Each supported one needs all texts.',
  currency: 'What amounts are shown in where the platform names no other.',
  theme: 'The theme of a first visit and the design tokens of both themes.',
  assets: 'Pictures of the brand, in its assets folder.',
  platform: 'The gateway that answers calls, how sessions are kept, and which other origins may be used.',
  connectors:
    'Services whose scripts run in pages of another origin: human verification, phone authentication. None unless named.',
  jurisdiction: 'Whose rules hold: minimum age, labels that the law asks for. XX for none in particular.',
  modules:
    'Areas that this brand does not have, whether every page asks for a login, and whether announcements open by themselves.',
  navigation: 'Order of the menu, and how sports vendors are told apart.',
  banners: 'Banners by group; a group without any shows the name of the brand on its colours.',
  jackpot: 'The counter on the home banner.',
  register: 'Order and grouping of the registration form. Which fields there are is decided by the platform.',
  agreement: 'What a player agrees to when registering.',
  licence: 'The licence line of the footer.',
  resources: 'Social channels and apps, beside those that the platform sends.',
  liveChat:
    'The address of a chat room, whose origin stands in platform.allow.service. The side bar and the menu lead to it, and it opens in a frame. null for none.',
  seo: 'Title and description for search engines and shared links, by language.',
};

type Json = { [key: string]: unknown };

const described = (group: Json, words: Readonly<Record<string, string>>): void => {
  const properties = group['properties'] as Record<string, Json>;
  for (const [token, description] of Object.entries(words)) properties[token] = { ...properties[token], description };
};

const at = (schema: Json, ...path: readonly string[]): Json =>
  path.reduce((place, key) => (place['properties'] as Record<string, Json>)[key] as Json, schema);

/** The JSON Schema that editors read for brand.json: the brand schema with words on every block and token, and its defaults. */
export const brandSchemaText = (): string => {
  const schema = JSON.parse(JSON.stringify(brandSchema)) as Json;
  const properties = schema['properties'] as Record<string, Json>;
  for (const [block, description] of Object.entries(HELP)) properties[block] = { ...properties[block], description };
  for (const [block, value] of Object.entries(defaultBlocks))
    properties[block] = { ...properties[block], default: value };
  for (const theme of ['light', 'dark']) described(at(schema, 'theme', 'tokens', theme), COLOR_TOKENS);
  described(at(schema, 'theme', 'tokens', 'dimension'), DIMENSION_TOKENS);
  described(at(schema, 'theme', 'tokens', 'fontFamily'), FONT_TOKENS);
  return `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }, null, 2)}\n`;
};
