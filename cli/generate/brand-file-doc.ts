import { LIMITS } from '#schemas/checks/limits.ts';
import { brandSchemaText } from './brand-schema.ts';
import { code, pageText, tableText } from './markdown.ts';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly examples?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A field of brand.json with its path, such as `banners[].url`. */
export interface BrandField {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** The default value as JSON text; `null` if the field has no default. */
  readonly default: string | null;
  readonly description: string;
}

const isNull = ({ type }: Schema): boolean => type === 'null';
const json = (value: unknown): string => code(JSON.stringify(value));

/** Describes bounds as `1 to 50`, `at most 50` or `1 or more`; returns an empty text if there are none. */
const bounds = (least: number | undefined, most: number | undefined): string =>
  most === undefined
    ? least === undefined
      ? ''
      : `${least} or more`
    : least === undefined
      ? `at most ${most}`
      : `${least} to ${most}`;
const bracketed = (words: string, noun = ''): string => (words === '' ? '' : ` (${words}${noun})`);
const valueList = (values: readonly unknown[]): string => values.map(json).join(', ');

/** Returns a description of the allowed values. */
const typeWords = (schema: Schema): string => {
  if (schema.const !== undefined) return `always ${json(schema.const)}`;
  if (schema.enum !== undefined) return `one of ${valueList(schema.enum)}`;
  if (schema.examples !== undefined) return 'text or object, [as shown here](theme.md#forms)';
  if (schema.anyOf !== undefined)
    return schema.anyOf.map((one) => (isNull(one) ? code('null') : typeWords(one))).join(', or ');
  if (schema.type === 'array') {
    const { items = {}, minItems, maxItems } = schema;
    const count = bounds(minItems, maxItems);
    const entries =
      items.enum !== undefined ? valueList(items.enum) : items.type === 'object' ? 'objects' : typeWords(items);
    return `list${bracketed(count, ' entries')} of ${entries}`;
  }
  if (schema.type === 'string') return `text${bracketed(bounds(undefined, schema.maxLength), ' characters')}`;
  if (schema.type === 'integer') return `whole number${bracketed(bounds(schema.minimum, schema.maximum))}`;
  if (schema.type === 'number') return `number${bracketed(bounds(schema.minimum, schema.maximum))}`;
  return schema.type === 'boolean' ? 'true or false' : 'object';
};

/** Combines fields that differ only in their name into one row, such as `theme.tokens.{light,dark}`. */
const groupIdentical = (
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[],
): readonly (readonly [name: string, schema: Schema, isRequired: boolean])[] => {
  const groups = new Map<string, { readonly names: string[]; readonly schema: Schema; readonly isRequired: boolean }>();
  for (const [name, schema] of Object.entries(properties)) {
    const isRequired = required.includes(name);
    const key = JSON.stringify([schema, isRequired]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { names: [name], schema, isRequired });
    else known.names.push(name);
  }
  return [...groups.values()].map(({ names, schema, isRequired }) => [
    names.length === 1 ? (names[0] ?? '') : `{${names.join(',')}}`,
    schema,
    isRequired,
  ]);
};

/** Returns the object schema inside a schema, and the separator between a field's path and the names of its fields: `.` or `[].`. */
const innerObject = (schema: Schema): readonly [object: Schema, step: string] | null => {
  if (schema.properties !== undefined) return [schema, '.'];
  if (schema.type === 'array' && schema.items?.properties !== undefined) return [schema.items, '[].'];
  const branch = schema.anyOf?.find(({ properties }) => properties !== undefined);
  return branch === undefined ? null : [branch, '.'];
};

const defaultAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

interface FieldPosition {
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly fallback: unknown;
}

const listFields = ({ path, schema, isRequired, fallback }: FieldPosition): readonly BrandField[] => {
  const inside = innerObject(schema);
  const value = schema.properties?.['$value'];
  // A token's description is the format from the schema of its `$value`, followed by the purpose from its own schema.
  if (value !== undefined)
    return [
      {
        path: `${path}.$value`,
        type: typeWords(value),
        isRequired,
        default: null,
        description: `${(value.description ?? '').replace(/\.$/, '')}: ${schema.description ?? ''}.`,
      },
    ];
  const own: BrandField = {
    path,
    type: typeWords(schema),
    isRequired,
    default: fallback === undefined ? null : JSON.stringify(fallback),
    description: schema.description ?? '',
  };
  if (inside === null) return [own];
  const [object, step] = inside;
  const fields = groupIdentical(object.properties ?? {}, object.required ?? []).flatMap(([name, each, needed]) =>
    listFields({
      path: `${path}${step}${name}`,
      schema: each,
      isRequired: needed,
      fallback: defaultAt(fallback, name),
    }),
  );
  return schema.type === 'object' ? fields : [own, ...fields];
};

/** Formats names with a placeholder, such as `texts/<LANG>.json`, as code; otherwise `<LANG>` would be parsed as an HTML tag. */
const markPlaceholders = (words: string): string => words.replaceAll(/[\w:./]*<\w+>(?:[\w.:/]*\w)?/g, code);

const root = (): Schema => JSON.parse(brandSchemaText()) as Schema;

/** Returns the fields of each block of brand.json, in schema order. */
export const brandFields = (): ReadonlyMap<string, readonly BrandField[]> => {
  const { properties = {}, required = [], anyOf = [] } = root();
  const needed = [...required, ...anyOf.flatMap((one) => one.required ?? [])].filter((name) => name !== 'extends');
  return new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      listFields({ path: name, schema, isRequired: needed.includes(name), fallback: schema.default }),
    ]),
  );
};

const blockText = (
  name: string,
  { description = '' }: Schema,
  isRequired: boolean,
  fields: readonly BrandField[],
): string =>
  [
    `## ${name}`,
    `${markPlaceholders(description)} ${isRequired ? 'Required.' : 'Optional.'}`,
    tableText(
      ['Field', 'What it is', 'Allowed values', 'Required', 'Default'],
      fields.map((field) => [
        code(field.path),
        field.path === name && field.description === description ? 'As above.' : markPlaceholders(field.description),
        field.type,
        field.isRequired ? 'yes' : 'no',
        field.default === null ? '' : code(field.default),
      ]),
    ),
  ].join('\n\n');

const kilobytes = (bytes: number): string => `${bytes / 1000} kB`;
const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
const number = (count: number): string => count.toLocaleString('en-US');

/** Returns the section on limits of the whole folder. The limit of a single field is in the field's row. */
const limitsText = (): string =>
  [
    '## Limits',
    'These limits apply in addition to those of single fields. `marquee check` names the limit that is exceeded.',
    tableText(
      ['What', 'At most'],
      [
        ['`brand.json`, each file in `texts/`', megabytes(LIMITS.file)],
        ['nesting levels of a JSON file', number(LIMITS.depth)],
        ['entries of a list in a JSON file', `${number(LIMITS.list)}; the rest is ignored`],
        ['one text in `texts/`', `${number(LIMITS.text)} characters`],
        ['a URL', `${number(LIMITS.address)} characters`],
        ['the logo', kilobytes(LIMITS.logo)],
        ['the hero image, the first picture of home', kilobytes(LIMITS.hero)],
        ['a font file, and all files of a font that a page in one language requests', kilobytes(LIMITS.font)],
        ['any other picture that the brand names', kilobytes(LIMITS.picture)],
        ['the pixels of a picture', `${number(LIMITS.pixels)}, such as 4,000 x 4,000`],
        ['an SVG file', `${number(LIMITS.svg)} characters`],
        ['any file in `assets/`', `${megabytes(LIMITS.asset)}; a larger one is not served`],
      ],
    ),
  ].join('\n\n');

/** Generates docs/brand-file.md: every field of brand.json, by block. */
export const brandFileDocText = (): string => {
  const { properties = {}, required = [], anyOf = [] } = root();
  const fields = brandFields();
  const inheritable = anyOf.flatMap((one) => one.required ?? []).filter((name) => name !== 'extends');
  const isNeeded = (name: string): boolean => required.includes(name) || inheritable.includes(name);
  const names = Object.keys(properties).filter((name) => name !== '$schema');
  return pageText(
    '`schemas/brand.ts`',
    '# The brand file',
    '`brand.json` defines a brand, apart from its images and texts. This page lists every field; [how to make a brand](make-a-brand.md) says in which order to fill them in. With `"$schema": "../../schemas/generated/brand.schema.json"` as its first line, an editor shows the same help on every field. [Limits](#limits) are at the end.',
    `These blocks are required: ${names.filter(isNeeded).map(code).join(', ')}. A brand that \`extends\` another one inherits ${inheritable.map(code).join(', ')}. The others are optional: a missing or invalid one gets its default, and \`marquee check\` reports an invalid one. *Required: yes* for a field of an optional block means that the field is required if the block is present. A path with \`[]\` stands for each entry of a list, and a path with \`{a,b}\` for the field \`a\` and the field \`b\`. A token may have a \`$description\` beside its \`$value\`, for a note of your own. \`marquee check\` reports a key that is not listed here as an error; the site ignores it.`,
    ...names.map((name) => blockText(name, properties[name] ?? {}, isNeeded(name), fields.get(name) ?? [])),
    limitsText(),
  );
};
