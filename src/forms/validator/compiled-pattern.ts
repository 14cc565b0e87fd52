const compiled = new Map<string, RegExp>();

/** Compiles each pattern once. Throws on a broken one; `findSchemaError` finds those when the schema is loaded. */
export const compiledPattern = (source: string): RegExp => {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(source, 'u');
  compiled.set(source, pattern);
  return pattern;
};
