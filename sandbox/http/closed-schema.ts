type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NAMED = ['properties', 'patternProperties', '$defs'] as const;
const LISTED = ['anyOf', 'oneOf', 'prefixItems'] as const;
const SINGLE = ['items', 'additionalProperties', 'if', 'then', 'else'] as const;

/** The same schema without room for properties that it does not name: what a sandbox answer is held to. */
export const closedSchema = (schema: unknown): unknown => {
  if (!isObject(schema)) return schema;
  const closed: Json = { ...schema };
  for (const key of NAMED) {
    const named = schema[key];
    if (isObject(named))
      closed[key] = Object.fromEntries(Object.entries(named).map(([name, part]) => [name, closedSchema(part)]));
  }
  for (const key of LISTED) {
    const listed = schema[key];
    if (Array.isArray(listed)) closed[key] = listed.map(closedSchema);
  }
  for (const key of SINGLE) {
    if (isObject(schema[key])) closed[key] = closedSchema(schema[key]);
  }
  // Members of an intersection see each other's properties as unknown: only the whole can be closed.
  if (Array.isArray(schema['allOf'])) return { ...closed, unevaluatedProperties: false };
  const open = 'additionalProperties' in schema || 'patternProperties' in schema;
  return isObject(schema['properties']) && !open ? { ...closed, additionalProperties: false } : closed;
};
