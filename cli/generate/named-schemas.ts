import * as announcement from '#schemas/announcement.ts';
import * as cashier from '#schemas/cashier.ts';
import * as contract from '#schemas/contract.ts';
import * as country from '#schemas/country.ts';
import * as demoGame from '#schemas/demo-game.ts';
import * as game from '#schemas/game.ts';
import * as helpArticle from '#schemas/help-article.ts';
import * as member from '#schemas/member.ts';
import * as mission from '#schemas/mission.ts';
import * as points from '#schemas/points.ts';
import * as records from '#schemas/records.ts';
import * as registerRules from '#schemas/register-rules.ts';
import * as rewards from '#schemas/rewards.ts';
import * as siteStatus from '#schemas/site-status.ts';
import * as team from '#schemas/team.ts';
import * as whitelabelTree from '#schemas/whitelabel-tree.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entities = [
  announcement,
  cashier,
  contract,
  country,
  demoGame,
  game,
  helpArticle,
  member,
  mission,
  points,
  records,
  registerRules,
  rewards,
  siteStatus,
  team,
  whitelabelTree,
]
  .flatMap((group) => Object.entries(group))
  .filter((entry): entry is [string, Json] => isObject(entry[1]) && 'type' in entry[1])
  .map(
    ([name, schema]) =>
      [name.charAt(0).toUpperCase() + name.slice(1), JSON.parse(JSON.stringify(schema)) as Json] as const,
  )
  .sort(([one], [other]) => (one < other ? -1 : 1));

const nameOf = new Map(entities.map(([name, schema]) => [JSON.stringify(schema), name]));

/** Replaces each schema of a named entity in a document with a `$ref` to the entity. */
export const withReferences = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withReferences);
  if (!isObject(value)) return value;
  const name = nameOf.get(JSON.stringify(value));
  return name === undefined ? replaceInside(value) : { $ref: `#/components/schemas/${name}` };
};

const replaceInside = (value: Json): Json =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withReferences(part)]));

/** Returns the schemas of all named entities. Schemas that contain another entity refer to it by `$ref`. */
export const namedSchemas = (): Json =>
  Object.fromEntries(entities.map(([name, schema]) => [name, replaceInside(schema)]));
