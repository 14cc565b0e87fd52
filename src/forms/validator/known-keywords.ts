const ASSERTIONS = [
  'type', 'const', 'enum', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf',
  'minItems', 'maxItems', 'uniqueItems', 'required', 'minProperties', 'maxProperties', '$ref', 'x-same-as',
];
const NOTES = ['$schema', 'title', 'description', 'default', 'examples', 'x-message', 'x-check'];
const ONE_SCHEMA = ['additionalProperties', 'items', 'not', 'if', 'then', 'else'];
const SCHEMA_LISTS = ['allOf', 'anyOf', 'oneOf'];
const SCHEMA_TABLES = ['properties', '$defs', 'definitions'];

const known = new Set([...ASSERTIONS, ...NOTES, ...ONE_SCHEMA, ...SCHEMA_LISTS, ...SCHEMA_TABLES]);
const DEEPEST = 64;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const part = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const inner = (keyword: string, value: unknown): readonly (readonly [string, unknown])[] => {
  if (ONE_SCHEMA.includes(keyword)) return [[keyword, value]];
  if (SCHEMA_LISTS.includes(keyword) && Array.isArray(value)) return value.map((each: unknown, index) => [`${keyword}/${index}`, each] as const);
  if (SCHEMA_TABLES.includes(keyword) && isRecord(value)) return Object.entries(value).map(([name, each]) => [`${keyword}/${part(name)}`, each] as const);
  return [];
};

/** The first keyword that the validator does not know, as a JSON pointer; `null` when it knows all of them. */
export const unknownKeyword = (schema: unknown, at = '#', depth = 0): string | null => {
  if (typeof schema === 'boolean') return null;
  if (!isRecord(schema) || depth > DEEPEST) return at;
  for (const [keyword, value] of Object.entries(schema)) {
    if (!known.has(keyword)) return `${at}/${part(keyword)}`;
    for (const [name, each] of inner(keyword, value)) {
      const found = unknownKeyword(each, `${at}/${name}`, depth + 1);
      if (found !== null) return found;
    }
  }
  return null;
};

/** A schema with a keyword that would be silently ignored is refused when the form is loaded. */
export const refuseUnknownKeywords = (schema: unknown): void => {
  const found = unknownKeyword(schema);
  if (found !== null) throw new Error(`The form's schema has something at ${found} that the validator does not know`);
};
