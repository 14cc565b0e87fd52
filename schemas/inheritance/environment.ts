import { closestMatch } from '../checks/closest-match.ts';
import { finding, pointerSegment, printableJson, type Finding } from '../checks/finding.ts';
import { parseJson, type SourceFile } from '../checks/parse-json.ts';

type Json = Readonly<Record<string, unknown>>;

/** The environment that players use. Other environments must not share hosts with it or with the brand itself. */
export const PRODUCTION = 'production';

/** The names of environments: lower-case letters, digits and dashes. */
export const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]{0,30}$/;

export const environmentFile = (name: string): string => `environments/${name}.json`;

/** What an environment may set, by block: the whole block, or only the listed keys. */
const ENVIRONMENT_KEYS: ReadonlyMap<string, readonly string[] | null> = new Map([
  ['hosts', null],
  ['merchant', null],
  ['platform', ['origin', 'allow']],
  ['banners', null],
  ['seo', ['index']],
]);

/** The values that an environment may set, as dotted paths. */
const ENVIRONMENT_VALUES: readonly string[] = [...ENVIRONMENT_KEYS].flatMap(([block, keys]) =>
  keys === null ? [block] : keys.map((key) => `${block}.${key}`),
);

/** Other names for these values that operators might write, with the right path for each. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['gateway', '"platform": { "origin": "https://gateway.example" }'],
  ['origin', '"platform": { "origin": "https://gateway.example" }'],
  ['robots', '"seo": { "index": false }'],
  ['noindex', '"seo": { "index": false }'],
  ['index', '"seo": { "index": false }'],
]);

const list = `${ENVIRONMENT_VALUES.slice(0, -1).join(', ')} and ${ENVIRONMENT_VALUES.at(-1) ?? ''}`;

const keyFinding = (file: string, path: readonly string[], known: readonly string[]): Finding => {
  const key = path.at(-1) ?? '';
  const meant = (path.length === 1 ? OTHER_NAMES.get(key) : undefined) ?? closestMatch(key, known);
  const written = meant === null || meant.startsWith('"') ? meant : printableJson(meant);
  return finding({
    file,
    pointer: path.map(pointerSegment).join(''),
    code: 'environment-key',
    message: `${printableJson(path.join('.'))} cannot be set by an environment`,
    remedy: written === null ? `move it to brand.json; an environment sets only ${list}` : `write ${written}`,
  });
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the keys of one block that an environment may set, and a finding for each other key. */
const allowedIn = (file: string, block: string, value: unknown): readonly [unknown, readonly Finding[]] => {
  const keys = ENVIRONMENT_KEYS.get(block) ?? null;
  if (keys === null || !isObject(value)) return [value, []];
  const entries = Object.entries(value);
  return [
    Object.fromEntries(entries.filter(([key]) => keys.includes(key))),
    entries.filter(([key]) => !keys.includes(key)).map(([key]) => keyFinding(file, [block, key], keys)),
  ];
};

/**
 * Reads an environment's file. `values` contains what the environment may set, in the form of brand.json; it is `null`
 * if the file is not a JSON object. Any other key causes a finding. The values themselves are checked as part of the
 * brand.
 */
export const readEnvironment = (
  name: string,
  source: SourceFile,
): { readonly values: Json | null; readonly findings: readonly Finding[] } => {
  const file = environmentFile(name);
  const { value, findings } = parseJson(file, source);
  if (value === null) return { values: null, findings };
  const blocks = Object.entries(value);
  const unknown = blocks
    .filter(([block]) => !ENVIRONMENT_KEYS.has(block))
    .map(([block]) => keyFinding(file, [block], [...ENVIRONMENT_KEYS.keys()]));
  const allowed = blocks
    .filter(([block]) => ENVIRONMENT_KEYS.has(block))
    .map(([block, inside]) => [block, ...allowedIn(file, block, inside)] as const);
  return {
    values: Object.fromEntries(allowed.map(([block, inside]) => [block, inside])),
    findings: [...findings, ...unknown, ...allowed.flatMap(([, , found]) => found)],
  };
};
