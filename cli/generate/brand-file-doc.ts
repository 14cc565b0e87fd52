import { brandSchemaText } from './brand-schema.ts';
import { code, pageText, tableText } from './markdown.ts';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
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

/** A field of brand.json; `path` as an operator would say it: `banners[].url`. */
export interface BrandField {
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** As JSON; null where the field has none of its own. */
  readonly default: string | null;
  readonly description: string;
}

const isNull = ({ type }: Schema): boolean => type === 'null';
const json = (value: unknown): string => code(JSON.stringify(value));

/** `1 to 50`, `at most 50`, `1 or more`; empty without bounds. */
const bounds = (least: number | undefined, most: number | undefined): string =>
  most === undefined
    ? least === undefined
      ? ''
      : `${least} or more`
    : least === undefined
      ? `at most ${most}`
      : `${least} to ${most}`;
const bracketed = (words: string, noun = ''): string => (words === '' ? '' : ` (${words}${noun})`);
const valuesOf = (values: readonly unknown[]): string => values.map(json).join(', ');

/** What may stand there, in words. */
const typeWords = (schema: Schema): string => {
  if (schema.const !== undefined) return `always ${json(schema.const)}`;
  if (schema.enum !== undefined) return `one of ${valuesOf(schema.enum)}`;
  if (schema.anyOf !== undefined)
    return schema.anyOf.map((one) => (isNull(one) ? code('null') : typeWords(one))).join(', or ');
  if (schema.type === 'array') {
    const { items = {}, minItems, maxItems } = schema;
    const count = bounds(minItems, maxItems);
    const entries =
      items.enum !== undefined ? valuesOf(items.enum) : items.type === 'object' ? 'objects' : typeWords(items);
    return `list${bracketed(count, ' entries')} of ${entries}`;
  }
  if (schema.type === 'string') return `text${bracketed(bounds(undefined, schema.maxLength), ' characters')}`;
  if (schema.type === 'integer') return `whole number${bracketed(bounds(schema.minimum, schema.maximum))}`;
  if (schema.type === 'number') return `number${bracketed(bounds(schema.minimum, schema.maximum))}`;
  return schema.type === 'boolean' ? 'true or false' : 'object';
};

/** Fields that differ in nothing but their name stand together: `theme.tokens.{light,dark}`. */
const together = (
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

/** The object within a schema, and how a path goes on into it. */
const within = (schema: Schema): readonly [object: Schema, step: string] | null => {
  if (schema.properties !== undefined) return [schema, '.'];
  if (schema.type === 'array' && schema.items?.properties !== undefined) return [schema.items, '[].'];
  const branch = schema.anyOf?.find(({ properties }) => properties !== undefined);
  return branch === undefined ? null : [branch, '.'];
};

const defaultAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

interface Place {
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
  readonly standsIn: unknown;
}

const fieldsAt = ({ path, schema, isRequired, standsIn }: Place): readonly BrandField[] => {
  const inside = within(schema);
  const value = schema.properties?.['$value'];
  // A token is read by its value; what it is for stands on the token itself.
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
    default: standsIn === undefined ? null : JSON.stringify(standsIn),
    description: schema.description ?? '',
  };
  if (inside === null) return [own];
  const [object, step] = inside;
  const fields = together(object.properties ?? {}, object.required ?? []).flatMap(([name, each, needed]) =>
    fieldsAt({ path: `${path}${step}${name}`, schema: each, isRequired: needed, standsIn: defaultAt(standsIn, name) }),
  );
  return schema.type === 'object' ? fields : [own, ...fields];
};

/** Names with a part to fill in, `texts/<LANG>.json`, are no markup. */
const prose = (words: string): string => words.replaceAll(/[\w:./]*<\w+>(?:[\w.:/]*\w)?/g, code);

const root = (): Schema => JSON.parse(brandSchemaText()) as Schema;

/** By block of brand.json, its fields in the order of the schema. */
export const brandFields = (): ReadonlyMap<string, readonly BrandField[]> => {
  const { properties = {}, required = [] } = root();
  return new Map(
    Object.entries(properties).map(([name, schema]) => [
      name,
      fieldsAt({ path: name, schema, isRequired: required.includes(name), standsIn: schema.default }),
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
    `${prose(description)} ${isRequired ? 'Required.' : 'May be left out.'}`,
    tableText(
      ['Field', 'What it is', 'What may stand there', 'Required', 'Default'],
      fields.map((field) => [
        code(field.path),
        field.path === name && field.description === description ? 'As above.' : prose(field.description),
        field.type,
        field.isRequired ? 'yes' : 'no',
        field.default === null ? '' : code(field.default),
      ]),
    ),
  ].join('\n\n');

/** Every field of brand.json, by block. */
export const brandFileDocText = (): string => {
  const { properties = {}, required = [] } = root();
  const fields = brandFields();
  const isNeeded = (name: string): boolean => required.includes(name);
  const names = Object.keys(properties).filter((name) => name !== '$schema');
  return pageText(
    '`schemas/brand.ts`',
    '# The brand file',
    '`brand.json` holds all that makes a brand but its pictures and its words. This page lists every field; [how to make a brand](make-a-brand.md) says in which order they are filled in. With `"$schema": "../../schemas/generated/brand.schema.json"` as its first line an editor shows the same on every field. It may weigh 2 MB, which is far more than it needs.',
    `These blocks have to be there: ${names.filter(isNeeded).map(code).join(', ')}. The others may be left out, or be wrong: then their defaults stand, and \`marquee check\` says so. *Required: yes* in a block that may be left out means: where the block stands. A path with \`[]\` means each entry of a list, one with \`{a,b}\` a field of each of these names. Beside the \`$value\` of a token a \`$description\` of your own may stand, which nothing reads. A key that is not listed here is an error to \`marquee check\`, and ignored by the site.`,
    ...names.map((name) => blockText(name, properties[name] ?? {}, isNeeded(name), fields.get(name) ?? [])),
  );
};
