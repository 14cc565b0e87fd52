/** Returns the text of a field, or an empty string if the field is missing or holds no text. */
export const textValue = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' ? value : '';
};
