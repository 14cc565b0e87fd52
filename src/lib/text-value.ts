/** The text of a field by its name, empty where the values have none. */
export const textValue = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' ? value : '';
};
