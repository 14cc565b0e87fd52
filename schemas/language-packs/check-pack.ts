import { closestMatch } from '../checks/closest-match.ts';
import { finding, pointerSegment, printableJson, type Finding } from '../checks/finding.ts';
import { LIMITS } from '../checks/limits.ts';
import { BASE_LANGUAGE, type Language } from '../languages.ts';
import { LANGUAGE_FILE } from './language-file.ts';
import type { LanguageFile } from './language-info.ts';
import type { GlossaryFile } from './glossary-file.ts';
import { hasCutTag, isWellNested, neededKeys, placeholdersOf, pluralOf, tagsOf, type Catalogue } from './text-form.ts';

/** The catalogues of a language by namespace, such as `site/auth` for `site/auth.json`. */
export type Catalogues = ReadonlyMap<string, Catalogue>;

/** A language as read from its folder. */
export interface LanguageDraft {
  readonly code: Language;
  /** `null` if `language.json` has an error. */
  readonly file: LanguageFile | null;
  readonly glossary: GlossaryFile;
  /** The texts as they are in the files. `null` marks a text that is not translated yet. */
  readonly catalogues: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

const HIDDEN = /(?![\n\t])[\p{Cc}\ufeff]|[\u202a-\u202e\u2066-\u2069]/u;

type Fault = Pick<Finding, 'code' | 'message' | 'remedy'>;

const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(' '));

/** Returns the fault of a translation, or `null`. A faulty text is replaced with its fallback. */
const textFault = (text: unknown, base: string): Fault | null => {
  if (typeof text !== 'string')
    return { code: 'type', message: `is ${printableJson(text)}`, remedy: 'write a text in double quotes' };
  if (text.trim() === '') return { code: 'empty', message: 'is empty', remedy: 'translate it, or remove the key' };
  if (text.length > LIMITS.text * 4)
    return { code: 'long', message: `is ${text.length} characters long`, remedy: `write at most ${LIMITS.text * 4}` };
  if (HIDDEN.test(text))
    return { code: 'hidden', message: 'contains a control or direction character', remedy: 'remove it' };
  const [wanted, own] = [placeholdersOf(base), placeholdersOf(text)];
  if (wanted.join() !== own.join())
    return {
      code: 'placeholders',
      message: `has the placeholders ${listed(own)}`,
      remedy: `use those of ${BASE_LANGUAGE}: ${listed(wanted)}`,
    };
  const [wantedTags, ownTags] = [tagsOf(base), tagsOf(text)];
  if (wantedTags.toSorted().join() !== ownTags.toSorted().join())
    return {
      code: 'markup',
      message: `has the markup ${listed(ownTags)}`,
      remedy: wantedTags.length === 0 ? 'write plain text' : `use that of ${BASE_LANGUAGE}: ${listed(wantedTags)}`,
    };
  if (hasCutTag(text))
    return { code: 'markup', message: 'has a tag that does not end', remedy: 'end it with ">", or remove it' };
  if (isWellNested(base) && !isWellNested(text))
    return {
      code: 'markup',
      message: `has crossed markup ${listed(ownTags)}`,
      remedy: 'close each tag before the one around it',
    };
  return /\$t\(/.test(text)
    ? { code: 'nesting', message: 'refers to another text with $t(', remedy: 'write the text itself' }
    : null;
};

/**
 * Checks the texts of a language against the base language. A text with an error is not used; a missing text causes
 * only a warning, because its fallback is shown. `valid` contains the texts without errors.
 */
export const checkTexts = (
  { code, file: language, catalogues }: LanguageDraft,
  base: Catalogues,
): { readonly valid: Catalogues; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const valid = new Map<string, Catalogue>();
  const tag = language?.tag ?? 'en';
  for (const namespace of catalogues.keys())
    if (!base.has(namespace)) {
      const meant = closestMatch(namespace, [...base.keys()]);
      findings.push(
        finding({
          file: `${code}/${namespace}.json`,
          pointer: '',
          level: 'warning',
          code: 'unknown-file',
          message: `${BASE_LANGUAGE} has no such catalogue`,
          remedy: meant === null ? 'remove it' : `name it ${meant}.json`,
        }),
      );
    }
  for (const [namespace, texts] of base) {
    const file = `${code}/${namespace}.json`;
    const own = catalogues.get(namespace) ?? {};
    const isOpen = (key: string): boolean => !Object.hasOwn(own, key) || (own[key] === null && code !== BASE_LANGUAGE);
    const needed = neededKeys(texts, tag);
    const report = (key: string, level: Finding['level'], fault: Fault): void =>
      void findings.push(finding({ file, pointer: pointerSegment(key), level, ...fault }));
    const good: Record<string, string> = {};
    for (const [key, text] of Object.entries(own)) {
      const source = needed.get(key);
      if (source === undefined) {
        const meant = closestMatch(key, [...needed.keys()]);
        const plural = pluralOf(texts, key);
        report(key, 'warning', {
          code: 'unknown-key',
          message:
            plural !== null
              ? `the tag ${tag} has no plural form "${plural.form}"`
              : `${BASE_LANGUAGE} has no such text`,
          remedy: plural !== null || meant === null ? 'remove it' : `write ${printableJson(meant)}`,
        });
        continue;
      }
      if (isOpen(key)) continue;
      const fault = textFault(text, texts[source] ?? '');
      if (fault === null) good[key] = String(text);
      else report(key, 'error', fault);
    }
    for (const [key, source] of needed) {
      if (!isOpen(key)) continue;
      const plural = pluralOf(texts, key);
      const isForm =
        plural !== null &&
        [...needed.keys()].some(
          (other) => other !== key && pluralOf(texts, other)?.name === plural.name && !isOpen(other),
        );
      report(
        key,
        isForm ? 'error' : 'warning',
        isForm
          ? {
              code: 'plural',
              message: `the plural form "${plural.form}" is missing`,
              remedy: `add it: the tag ${tag} has it`,
            }
          : {
              code: 'text-missing',
              message: Object.hasOwn(own, key) ? 'is not translated' : 'is missing',
              remedy: `translate ${printableJson(texts[source] ?? '')}`,
            },
      );
    }
    valid.set(namespace, good);
  }
  return { valid, findings };
};

/** Finds fallbacks that do not exist or form a cycle, and tags that two languages share. */
export const checkTogether = (languages: readonly LanguageDraft[]): readonly Finding[] => {
  const files = new Map(languages.flatMap(({ code, file }) => (file === null ? [] : [[code, file] as const])));
  const findings: Finding[] = [];
  const owners = new Map<string, Language>();
  for (const [code, { tag, fallback }] of files) {
    const at = (pointer: string, fault: Fault): void =>
      void findings.push(finding({ file: `${code}/${LANGUAGE_FILE}`, pointer, ...fault }));
    const owner = owners.get(tag);
    if (owner === undefined) owners.set(tag, code);
    else
      at('/tag', {
        code: 'tag-taken',
        message: `is also the tag of ${owner}`,
        remedy: `write another tag, or remove one of the folders ${owner} and ${code}`,
      });
    if (fallback === null) continue;
    if (!files.has(fallback)) {
      const meant = closestMatch(fallback, [...files.keys()]) ?? BASE_LANGUAGE;
      at('/fallback', {
        code: 'fallback',
        message: `there is no valid language ${printableJson(fallback)}`,
        remedy: `write ${printableJson(meant)}`,
      });
      continue;
    }
    const seen = [code];
    for (let next: Language | null | undefined = fallback; next != null; next = files.get(next)?.fallback) {
      if (seen.includes(next)) {
        if (next === code)
          at('/fallback', {
            code: 'fallback-cycle',
            message: `is part of a cycle: ${[...seen, next].join(' → ')}`,
            remedy: `write ${printableJson(BASE_LANGUAGE)}`,
          });
        break;
      }
      seen.push(next);
    }
  }
  return findings;
};

/** Returns the languages that supply a language's missing texts: its chain of fallbacks, then the base language. */
export const fallbackChain = (
  code: Language,
  fallbackOf: (language: Language) => Language | null | undefined,
): readonly Language[] => {
  const chain: Language[] = [];
  for (let next = fallbackOf(code); next != null && next !== code && !chain.includes(next); next = fallbackOf(next))
    chain.push(next);
  return code === BASE_LANGUAGE || chain.includes(BASE_LANGUAGE) ? chain : [...chain, BASE_LANGUAGE];
};

/** Returns the texts that still fit the base language: those with a known key and the same placeholders. */
export const fittingTexts = (tag: string, base: Catalogues, own: Catalogues): Catalogues =>
  new Map(
    [...base].map(([namespace, texts]) => {
      const fits = ([key, source]: readonly [string, string]): readonly (readonly [string, string])[] => {
        const text = own.get(namespace)?.[key];
        const isFitting =
          text !== undefined && placeholdersOf(text).join() === placeholdersOf(texts[source] ?? '').join();
        return isFitting ? [[key, text]] : [];
      };
      return [namespace, Object.fromEntries([...neededKeys(texts, tag)].flatMap(fits))];
    }),
  );

/** Completes the texts of a language with those of its fallbacks. If a fallback lacks a plural form, its general form is used. */
export const completeTexts = (tag: string, base: Catalogues, chain: readonly Catalogues[]): Catalogues =>
  new Map(
    [...base].map(([namespace, texts]) => {
      const find = (key: string): string | undefined => {
        for (const catalogues of chain) {
          // In a catalogue that was not checked, such as one in a story, null marks a text that is not translated.
          const own: Readonly<Record<string, string | null>> = catalogues.get(namespace) ?? {};
          const plural = pluralOf(texts, key);
          const text = own[key] ?? (plural === null ? null : own[`${plural.name}_other`]);
          if (text != null) return text;
        }
        return undefined;
      };
      return [
        namespace,
        Object.fromEntries(
          [...neededKeys(texts, tag)].map(([key, source]) => [key, find(key) ?? texts[source] ?? key]),
        ),
      ];
    }),
  );
