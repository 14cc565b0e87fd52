import { PRODUCT_ARTICLE } from '../layout/layout-values.ts';
import { isLanguage, knownLanguages, type Language } from '../languages.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printableJson, pointerSegment, type Finding } from './finding.ts';
import { closestMatch } from './closest-match.ts';
import { parseJson, type SourceFile } from './parse-json.ts';
import { LIMITS } from './limits.ts';

/** Texts by their full key, `<namespace>:<key>`. */
export type Texts = Readonly<Record<string, string>>;
export type TextsByLanguage = Record<Language, Texts>;

const KEY = /^[a-z][A-Za-z0-9-]*:[A-Za-z0-9_][A-Za-z0-9_.-]*$/;
const HIDDEN = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\ufeff]/u;

/** Returns the fault of a brand's text, or `null` if it has none. */
export const textFault = (text: unknown): readonly [code: string, message: string, remedy: string] | null => {
  if (typeof text !== 'string') return ['type', `is ${printableJson(text)}`, 'write text in double quotes'];
  if (text.trim() === '') return ['short', 'is empty', 'write a text, or remove the key to use the text of the site'];
  if (text.length > LIMITS.text) return ['long', `is ${text.length} characters long`, `write at most ${LIMITS.text}`];
  if (HIDDEN.test(text)) return ['hidden', 'contains a control or direction character', 'remove it'];
  if (/<[a-z/!?]/i.test(text)) return ['markup', 'contains markup', 'write plain text: tags would be shown literally'];
  if (/\$t\(/.test(text)) return ['nesting', 'refers to another text with $t(', 'write the text itself'];
  return null;
};

const namespaceOf = (name: string): string => name.slice(0, name.indexOf(':') + 1);

/** Returns the key of the site's text that was probably meant. If the namespace exists, only its keys are considered. */
const meantText = (name: string, site: Texts): string | null => {
  const namespace = namespaceOf(name);
  const keys = Object.keys(site)
    .filter((known) => known.startsWith(namespace))
    .map((known) => known.slice(namespace.length));
  if (keys.length === 0) return closestMatch(name, Object.keys(site));
  const key = closestMatch(name.slice(namespace.length), keys);
  return key === null ? null : namespace + key;
};

const readTexts = (
  language: Language,
  source: SourceFile,
  site: Texts | null,
): { texts: Texts; findings: Finding[] } => {
  const file = `texts/${language}.json`;
  const { value, findings } = parseJson(file, source);
  const found = findings.map((one): Finding => ({ ...one, block: 'texts' }));
  const texts: Record<string, string> = {};
  const report = (key: string, level: Finding['level'], code: string, message: string, remedy: string) =>
    found.push(finding({ file, pointer: pointerSegment(key), block: 'texts', level, code, message, remedy }));
  for (const [key, text] of Object.entries(value ?? {})) {
    const fault = textFault(text);
    if (!KEY.test(key))
      report(key, 'error', 'key', 'is not the key of a text', 'write <namespace>:<key>, such as "brand:tagline"');
    else if (fault !== null) report(key, 'error', ...fault);
    else {
      texts[key] = text as string; // textFault accepts only text
      if (site !== null && !key.startsWith('brand:') && !Object.hasOwn(site, key)) {
        const meant = meantText(key, site);
        report(
          key,
          'warning',
          'unknown-key',
          'the site has no such text',
          meant ? `write ${printableJson(meant)}` : 'remove it',
        );
      }
    }
  }
  return { texts, findings: found };
};

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*([^{},\s]+)[^{}]*\}\}/g)]
    .map(([, name = '']) => name)
    .sort((one, other) => (one < other ? -1 : 1))
    .join(', ');

/**
 * Returns the keys of the texts that the brand must define in every supported language, because the site does not have
 * them, each with the reason.
 */
const requiredKeys = (
  { banners, register, layout }: BrandDraft,
  all: readonly Texts[],
): ReadonlyMap<string, string> => {
  const wanted = new Map<string, string>();
  for (const key of all.flatMap((texts) => Object.keys(texts)))
    if (key.startsWith('brand:')) wanted.set(key, 'another language has it');
  for (const banner of banners)
    if (banner?.linkageType !== undefined)
      wanted.set(`brand:banner.${banner.bannerId}.title`, 'the banner is a link and needs a name');
  for (const { kind, id } of layout.home ?? [])
    if (kind === 'article' && id !== undefined && id !== PRODUCT_ARTICLE)
      wanted.set(`brand:section.${id}.title`, 'the article needs a title');
  for (const { id } of register.groups)
    wanted.set(`brand:register.group.${id}`, 'it is the heading of a group of fields');
  return wanted;
};

const checkPlaceholders = (
  language: Language,
  texts: Texts,
  expected: readonly (readonly [where: string, texts: Texts])[],
): Finding[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const other = expected.find(([, known]) => Object.hasOwn(known, key));
    const wanted = other === undefined ? null : placeholders(other[1][key] ?? '');
    return other === undefined || wanted === placeholders(text)
      ? []
      : [
          finding({
            file: `texts/${language}.json`,
            pointer: pointerSegment(key),
            block: 'texts',
            code: 'placeholders',
            message: `has the placeholders ${printableJson(placeholders(text))}, ${other[0]} has ${printableJson(wanted)}`,
            remedy: 'use the same ones, in any order',
          }),
        ];
  });

const checkSeo = ({ seo }: BrandDraft, supported: readonly Language[]): Finding[] =>
  (['title', 'description'] as const).flatMap((field) =>
    Object.keys(seo[field]).length === 0
      ? []
      : supported
          .filter((language) => seo[field][language] === undefined)
          .map((language) =>
            finding({
              pointer: `/seo/${field}/${language}`,
              level: 'warning',
              code: 'text-missing',
              message: 'is missing',
              remedy: `add it: ${language} is a supported language`,
            }),
          ),
  );

/** Text files by name without `.json`, such as `EN`. */
export type TextFiles = ReadonlyMap<string, SourceFile>;

/** Returns the parents' texts in a language, without faulty ones, which are findings of the parent. */
const inheritedTexts = (language: Language, parents: readonly TextFiles[], site: Texts | null): Texts =>
  Object.fromEntries(
    parents.flatMap((files) => {
      const source = files.get(language);
      return source === undefined ? [] : Object.entries(readTexts(language, source, site).texts);
    }),
  );

export interface CheckedTexts {
  /** The texts of the brand and of its parents. */
  readonly texts: TextsByLanguage;
  /** The texts in the brand's own files. */
  readonly own: TextsByLanguage;
  readonly findings: readonly Finding[];
}

/**
 * Checks `texts/<LANG>.json` for every supported language. Faulty texts are ignored, so that the site shows its own
 * texts instead. `parents` contains the text files of each parent, most distant first.
 */
export const checkTexts = (
  draft: BrandDraft,
  files: TextFiles,
  site: Texts | null,
  parents: readonly TextFiles[] = [],
): CheckedTexts => {
  const supported = draft.languages?.supported ?? [];
  const findings: Finding[] = [];
  const own: TextsByLanguage = {};
  for (const [name, source] of files) {
    const file = `texts/${name}.json`;
    if (!isLanguage(name)) {
      findings.push(
        finding({
          file,
          pointer: '',
          block: 'texts',
          code: 'language',
          message: `${printableJson(name)} is not a language of the site`,
          remedy: `name the file after one of: ${knownLanguages().join(', ')}`,
        }),
      );
      continue;
    }
    if (!supported.includes(name))
      findings.push(
        finding({
          file,
          pointer: '',
          block: 'texts',
          level: 'warning',
          code: 'language',
          message: `${name} is not a supported language of the brand`,
          remedy: 'add it to languages.supported, or remove the file',
        }),
      );
    const read = readTexts(name, source, site);
    own[name] = read.texts;
    findings.push(...read.findings);
  }
  const inherited = supported.filter((language) => parents.some((texts) => texts.has(language)));
  const texts: TextsByLanguage = {
    ...own,
    ...Object.fromEntries(
      inherited.map((language) => [language, { ...inheritedTexts(language, parents, site), ...own[language] }]),
    ),
  };
  const reference = draft.languages === undefined ? undefined : texts[draft.languages.default];
  for (const [language, table] of Object.entries(texts))
    findings.push(
      ...checkPlaceholders(language, table, [
        ...(site === null ? [] : [['the site', site] as const]),
        ...(reference === undefined ? [] : [[draft.languages?.default ?? '', reference] as const]),
      ]),
    );
  const wanted = requiredKeys(draft, Object.values(texts));
  for (const language of supported)
    for (const [key, why] of wanted)
      if (!Object.hasOwn(texts[language] ?? {}, key))
        findings.push(
          finding({
            file: `texts/${language}.json`,
            pointer: pointerSegment(key),
            block: 'texts',
            code: 'text-missing',
            message: 'is missing',
            remedy: `add it in ${language}: ${why}`,
          }),
        );
  findings.push(...checkSeo(draft, supported));
  return { texts, own, findings };
};
