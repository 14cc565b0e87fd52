const compiled = new Map<string, RegExp>();

/** A pattern of a schema, compiled once. Throws where it is broken, which is found when the schema is loaded. */
export const patternOf = (source: string): RegExp => {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const pattern = new RegExp(source, 'u');
  compiled.set(source, pattern);
  return pattern;
};
