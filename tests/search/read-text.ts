import { readFileSync } from 'node:fs';
import type { Language } from '#schemas/languages.ts';

/** Reads one of a feature's texts, as loaded by the site. */
export const readText = (feature: string, language: Language, key: string): string => {
  const file = new URL(`../../languages/${language}/site/${feature}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  const text = texts[key];
  if (text === undefined) throw new Error(`${feature} has no ${key} in ${language}`);
  return text;
};
