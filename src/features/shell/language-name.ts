/** A language in its own words, by BCP-47 tag: `ไทย` for `th`. */
export const languageName = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};
