const number = { type: 'number' };
const part = { type: 'number', minimum: 0, maximum: 1 };
const unitValue = (...units: readonly string[]) => ({
  type: 'object',
  properties: { value: number, unit: { enum: units } },
  required: ['value', 'unit'],
  additionalProperties: false,
});

/** The channels of each colour space, with the numbers allowed for each component. */
const COLOR_SPACES: Readonly<Record<string, readonly object[]>> = {
  srgb: [part, part, part],
  'srgb-linear': [part, part, part],
  'display-p3': [part, part, part],
  oklch: [part, { type: 'number', minimum: 0 }, { type: 'number', minimum: 0, exclusiveMaximum: 360 }],
};

const color = {
  type: 'object',
  properties: {
    colorSpace: { enum: Object.keys(COLOR_SPACES) },
    components: { type: 'array', minItems: 3, maxItems: 3 },
    alpha: part,
    hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
  },
  required: ['colorSpace', 'components'],
  additionalProperties: false,
  allOf: Object.entries(COLOR_SPACES).map(([colorSpace, channels]) => ({
    if: { properties: { colorSpace: { const: colorSpace } } },
    // The keyword `none` means a missing component.
    then: {
      properties: { components: { prefixItems: channels.map((channel) => ({ anyOf: [channel, { const: 'none' }] })) } },
    },
  })),
};

const dimension = unitValue('px', 'rem');
const shadow = {
  type: 'object',
  properties: {
    color,
    offsetX: dimension,
    offsetY: dimension,
    blur: dimension,
    spread: dimension,
    inset: { type: 'boolean' },
  },
  required: ['color', 'offsetX', 'offsetY', 'blur', 'spread'],
  additionalProperties: false,
};

const VALUES: Readonly<Record<string, object>> = {
  color,
  dimension,
  fontFamily: { anyOf: [{ type: 'string' }, { type: 'array', minItems: 1, items: { type: 'string' } }] },
  duration: unitValue('ms', 's'),
  cubicBezier: { type: 'array', minItems: 4, maxItems: 4, prefixItems: [part, number, part, number], items: false },
  number,
  shadow: { anyOf: [shadow, { type: 'array', minItems: 1, items: shadow }] },
  gradient: {
    type: 'array',
    minItems: 1,
    items: {
      type: 'object',
      properties: { color, position: part },
      required: ['color', 'position'],
      additionalProperties: false,
    },
  },
};

/** Properties that both tokens and groups may have. */
const common = {
  $type: { enum: Object.keys(VALUES) },
  $description: { type: 'string' },
  $extensions: { type: 'object' },
  $deprecated: { type: ['boolean', 'string'] },
};

/** Names must not start with `$` or contain braces or dots, which are reference syntax. */
const NAME = '^[^${}.][^{}.]*$';

/**
 * The part of the design tokens format that brand files use, as JSON Schema: groups whose `$type` applies to their tokens, and the types in `VALUES`.
 * Written from the format and color modules of the Design Tokens Community Group, version 2025.10: https://www.designtokens.org/tr/2025.10/format/ and
 * https://www.designtokens.org/tr/2025.10/color/. References between tokens are left out.
 */
export const DTCG_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $ref: '#/$defs/group',
  $defs: {
    group: {
      type: 'object',
      properties: common,
      patternProperties: { [NAME]: { $ref: '#/$defs/groupOrToken' } },
      additionalProperties: false,
      // A token's type is that of its group.
      if: { patternProperties: { [NAME]: { not: { required: ['$value'] } } } },
      else: { required: ['$type'] },
      allOf: Object.keys(VALUES).map((type) => ({
        if: { properties: { $type: { const: type } }, required: ['$type'] },
        then: { patternProperties: { [NAME]: { if: { required: ['$value'] }, then: { $ref: `#/$defs/${type}` } } } },
      })),
    },
    groupOrToken: {
      if: { required: ['$value'] },
      then: {
        type: 'object',
        properties: { ...common, $value: {} },
        additionalProperties: false,
      },
      else: { $ref: '#/$defs/group' },
    },
    ...Object.fromEntries(Object.entries(VALUES).map(([type, value]) => [type, { properties: { $value: value } }])),
  },
};
