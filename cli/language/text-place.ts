import { pluralKey } from '#schemas/language-packs/text-form.ts';

/** Returns the name of a text's place on the page, which all forms of a text with a count share. */
export const textPlace = (namespace: string, key: string): string => `${namespace}:${pluralKey(key)?.name ?? key}`;
