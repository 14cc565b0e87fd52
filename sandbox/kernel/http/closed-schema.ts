type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MAP_KEYWORDS = ['properties', 'patternProperties', '$defs'] as const;
const LIST_KEYWORDS = ['anyOf', 'oneOf', 'prefixItems'] as const;
const SINGLE_KEYWORDS = ['items', 'additionalProperties', 'if', 'then', 'else'] as const;

/** Returns a copy of a schema that forbids additional properties. The sandbox's responses are validated against it. */
export const closedSchema = (schema: unknown): unknown => {
  if (!isObject(schema)) return schema;
  const closed: Json = { ...schema };
  for (const key of MAP_KEYWORDS) {
    const named = schema[key];
    if (isObject(named))
      closed[key] = Object.fromEntries(Object.entries(named).map(([name, part]) => [name, closedSchema(part)]));
  }
  for (const key of LIST_KEYWORDS) {
    const listed = schema[key];
    if (Array.isArray(listed)) closed[key] = listed.map(closedSchema);
  }
  for (const key of SINGLE_KEYWORDS) {
    if (isObject(schema[key])) closed[key] = closedSchema(schema[key]);
  }
  // Each part of an intersection would treat the other parts' properties as additional, so only the whole intersection can forbid them.
  if (Array.isArray(schema['allOf'])) return { ...closed, unevaluatedProperties: false };
  const open = 'additionalProperties' in schema || 'patternProperties' in schema;
  return isObject(schema['properties']) && !open ? { ...closed, additionalProperties: false } : closed;
};
