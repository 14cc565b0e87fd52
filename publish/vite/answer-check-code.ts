/** The subset of JSON Schema that answers use. */
interface Schema {
  readonly [keyword: string]: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

const ANNOTATIONS = new Set(['title', 'description', 'default', 'examples', '$schema', '$id']);
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'required', 'additionalProperties', 'patternProperties'],
  array: ['items', 'minItems', 'maxItems'],
  string: ['minLength', 'maxLength', 'pattern', 'enum', 'const'],
  number: ['minimum', 'maximum', 'enum', 'const'],
  integer: ['minimum', 'maximum', 'enum', 'const'],
  boolean: ['const'],
  null: [],
};

const call = (name: string, ...values: readonly (string | number | undefined)[]): string => {
  const given = [...values];
  while (given.length > 0 && given.at(-1) === undefined) given.pop();
  return `${name}(${given.map((value) => (value === undefined ? 'undefined' : String(value))).join(',')})`;
};

const refuseUnknown = (schema: Schema, known: readonly string[], where: string): void => {
  for (const keyword of Object.keys(schema)) {
    if (keyword === 'type' || ANNOTATIONS.has(keyword) || keyword.startsWith('x-') || known.includes(keyword)) continue;
    throw new Error(
      `${where}: the answer check does not support the keyword "${keyword}"; add it to publish/vite/answer-check-code.ts, or write the schema without it`,
    );
  }
};

const entries = (properties: Readonly<Record<string, Schema>>, keys: readonly string[], where: string): string =>
  `{${keys.map((key) => `${JSON.stringify(key)}:${checkCode(properties[key] ?? {}, `${where}/${key}`)}`).join(',')}}`;

const objectCode = (schema: Schema, where: string): string => {
  const { properties = {}, required = [], additionalProperties, patternProperties = {} } = schema;
  const patterns = Object.entries(patternProperties);
  const must = required.filter((key) => key in properties);
  if (must.length !== required.length)
    throw new Error(`${where}: the schema requires a key that is not in its properties`);
  const may = Object.keys(properties).filter((key) => !required.includes(key));
  const spread = patterns.length === 1 && patterns[0]?.[0] === '^.*$' ? patterns[0][1] : undefined;
  if (patterns.length > 0 && spread === undefined)
    throw new Error(`${where}: the answer check supports only patternProperties with the pattern ^.*$`);
  const rest =
    spread ??
    (additionalProperties === false
      ? false
      : typeof additionalProperties === 'object'
        ? additionalProperties
        : undefined);
  return call(
    'rec',
    entries(properties, must, where),
    may.length > 0 || rest !== undefined ? entries(properties, may, where) : undefined,
    rest === undefined ? undefined : rest === false ? 'none' : checkCode(rest, `${where}/*`),
  );
};

/**
 * Returns the JavaScript expression that checks a value against a schema, built from the functions of `src/platform/answer-check.ts`. Throws if the
 * schema contains an unknown keyword.
 */
export function checkCode(schema: Schema, where: string): string {
  if (schema.anyOf !== undefined) {
    refuseUnknown(schema, ['anyOf'], where);
    return call('or', ...schema.anyOf.map((option) => checkCode(option, where)));
  }
  if (schema.type === undefined && schema.enum === undefined && schema.const === undefined) {
    refuseUnknown(schema, [], where);
    return 'any';
  }
  refuseUnknown(schema, schema.type === undefined ? ['enum', 'const'] : (KNOWN[schema.type] ?? []), where);
  if (schema.enum !== undefined) return call('one', ...schema.enum.map((value) => JSON.stringify(value)));
  if (schema.const !== undefined) return call('one', JSON.stringify(schema.const));
  switch (schema.type) {
    case 'object':
      return objectCode(schema, where);
    case 'array':
      return call('list', checkCode(schema.items ?? {}, `${where}/[]`), schema.maxItems, schema.minItems);
    case 'string':
      return call(
        'str',
        schema.maxLength,
        schema.minLength,
        schema.pattern === undefined ? undefined : `/${schema.pattern.replaceAll('/', String.raw`\/`)}/u`,
      );
    case 'number':
      return call('num', schema.minimum, schema.maximum);
    case 'integer':
      return call(
        'int',
        schema.minimum === Number.MIN_SAFE_INTEGER ? undefined : schema.minimum,
        schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum,
      );
    case 'boolean':
      return 'bool';
    case 'null':
      return 'nil';
    default:
      throw new Error(`${where}: the answer check does not support the type ${String(schema.type)}`);
  }
}
