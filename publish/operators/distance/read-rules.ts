/** The declarations outside at-rules in a style sheet: property and value by selector. If a property is repeated, the last value counts. */
export type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the rules of a style sheet without nesting, such as a brand's theme sheet. Rules within at-rules such as `@media` are left out. */
export const readRules = (sheet: string): Rules => {
  const plain = sheet.replaceAll(/\/\*.*?\*\//gs, '');
  const rules = new Map<string, Map<string, string>>();
  let depth = 0;
  let start = 0;
  let selectors: readonly string[] = [];
  for (const { 0: brace, index } of plain.matchAll(/[{}]/g)) {
    const text = plain.slice(start, index).trim();
    start = index + 1;
    depth += brace === '{' ? 1 : -1;
    if (brace === '{') {
      if (depth === 1) selectors = text.startsWith('@') ? [] : text.split(/\s*,\s*/);
      continue;
    }
    if (depth > 0) continue;
    for (const selector of selectors) {
      const declarations = rules.get(selector) ?? new Map<string, string>();
      rules.set(selector, declarations);
      for (const declaration of text.split(';')) {
        const [property = '', value] = declaration.split(/:(.*)/s);
        if (value !== undefined) declarations.set(property.trim(), value.trim());
      }
    }
  }
  return rules;
};
