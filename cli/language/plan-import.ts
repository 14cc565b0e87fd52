import { closestMatch } from '#schemas/checks/closest-match.ts';
import { pointerSegment, printableJson } from '#schemas/checks/finding.ts';
import { checkTexts, type Catalogues } from '#schemas/language-packs/check-pack.ts';
import { neededKeys, pluralOf } from '#schemas/language-packs/text-form.ts';
import type { ImportedFile, ImportedText, ImportFault } from './exchange/imported-file.ts';
import type { Translation } from './language-io.ts';

/** What an import changes, or why it is refused. */
export interface ImportPlan {
  readonly faults: readonly ImportFault[];
  /** The changed texts by catalogue and key. */
  readonly changes: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The number of translations that stay the same. */
  readonly unchanged: number;
  /** The number of texts without a translation. */
  readonly untranslated: number;
  /** Changed translations still in state "initial"; they are not imported. */
  readonly unfinished: readonly ImportedText[];
  /** The changed texts whose source has changed since the export. */
  readonly outdated: readonly ImportedText[];
}

/** Whether two tags mean the same language, such as `ms` and `ms-MY`, which some tools write instead. */
const isSameTag = (one: string, other: string): boolean => {
  try {
    return new Intl.Locale(one).maximize().toString() === new Intl.Locale(other).maximize().toString();
  } catch {
    return false;
  }
};

const languageFaults = (imported: ImportedFile, { folders, language, file }: Translation): readonly ImportFault[] => {
  const { code } = language.draft;
  const others = [...folders.languages].filter(([each]) => each !== code);
  if (imported.code !== null && imported.code !== code)
    return [
      {
        at: '',
        message: `is for the language ${printableJson(imported.code)}`,
        remedy: `import it there, or export ${code} and translate that file`,
      },
    ];
  if (imported.tag === null) return [];
  const owner = others.find(([, { draft }]) => draft.file?.tag === imported.tag)?.[0];
  return owner === undefined && isSameTag(imported.tag, file.tag)
    ? []
    : [
        {
          at: '',
          message: `is for the tag ${printableJson(imported.tag)}${owner === undefined ? '' : `, which is that of ${owner}`}`,
          remedy: `the tag of ${code} is ${file.tag}`,
        },
      ];
};

const locate = (code: string, { namespace, key }: Pick<ImportedText, 'namespace' | 'key'>): string =>
  `${code}/${namespace}.json#${pointerSegment(key)}`;

/** Returns why a language has no such text, or `null` if it has. `needed` contains the required keys of each catalogue. */
const nameFault = (
  { namespace, key }: ImportedText,
  base: Catalogues,
  needed: ReadonlyMap<string, ReadonlyMap<string, string>>,
  tag: string,
): Pick<ImportFault, 'message' | 'remedy'> | null => {
  const keys = needed.get(namespace);
  if (keys === undefined) {
    const meant = closestMatch(namespace, [...needed.keys()]);
    return {
      message: `there is no catalogue ${printableJson(namespace)}`,
      remedy: meant === null ? 'remove it' : `write ${meant}`,
    };
  }
  if (keys.has(key)) return null;
  const plural = pluralOf(base.get(namespace) ?? {}, key);
  if (plural !== null) return { message: `the tag ${tag} has no plural form "${plural.form}"`, remedy: 'remove it' };
  const meant = closestMatch(key, [...keys.keys()]);
  return { message: 'there is no such text', remedy: meant === null ? 'remove it' : `write ${printableJson(meant)}` };
};

/**
 * Returns the faults that the changed texts would have in the language, each with its place in the file. A missing
 * plural form also counts as a fault of the other forms of its text, because without it they would not be shown.
 */
const textFaults = (
  changed: readonly ImportedText[],
  changes: ImportPlan['changes'],
  { folders, language: { draft }, file }: Translation,
): readonly ImportFault[] => {
  const catalogues = new Map(draft.catalogues);
  for (const [namespace, texts] of changes)
    catalogues.set(namespace, { ...catalogues.get(namespace), ...Object.fromEntries(texts) });
  const places = new Map<string, string>();
  const missingForms = new Map<string, string>();
  for (const text of changed.toReversed()) {
    const { namespace, key, at } = text;
    places.set(locate(draft.code, text), at);
    const base = folders.base.get(namespace) ?? {};
    const plural = pluralOf(base, key);
    if (plural === null) continue;
    for (const form of neededKeys(base, file.tag).keys())
      if (pluralOf(base, form)?.name === plural.name)
        missingForms.set(locate(draft.code, { namespace, key: form }), at);
  }
  return checkTexts({ ...draft, catalogues }, folders.base).findings.flatMap(
    ({ code, level, file: path, pointer, message, remedy }) => {
      const place = `${path}#${pointer}`;
      const at = places.get(place) ?? (code === 'plural' ? missingForms.get(place) : undefined);
      return at === undefined || level !== 'error' ? [] : [{ at: `${at} ${place}`, message, remedy }];
    },
  );
};

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Removes white space around a translation where the source has none; tools add it when they format a file. */
const trimLike = (source: string, text: string): string => {
  const started = /^\s/.test(source) ? text : text.trimStart();
  return /\s$/.test(source) ? started : started.trimEnd();
};

/** Plans what a translation file changes. Its faults are those of the file itself, and those that its texts would have in the language. */
export const planImport = (imported: ImportedFile, translation: Translation): ImportPlan => {
  const {
    folders,
    language: { draft },
    file: { tag },
  } = translation;
  const needed = new Map([...folders.base].map(([namespace, texts]) => [namespace, neededKeys(texts, tag)]));
  const faults: ImportFault[] = [...imported.faults, ...languageFaults(imported, translation)];
  if (imported.texts.length === 0 && faults.length === 0)
    faults.push({ at: '', message: 'has no texts', remedy: 'export the file again' });
  const changes = new Map<string, Map<string, string>>();
  const [changed, unfinished, outdated]: [ImportedText[], ImportedText[], ImportedText[]] = [[], [], []];
  const seen = new Map<string, string>();
  let [unchanged, untranslated] = [0, 0];

  for (const text of imported.texts) {
    const { namespace, key, source, target, at, isDone } = text;
    const place = locate(draft.code, text);
    const earlier = seen.get(place);
    seen.set(place, at);
    const fault =
      nameFault(text, folders.base, needed, tag) ??
      (earlier === undefined
        ? null
        : { message: `is in the file twice, first at ${earlier}`, remedy: 'remove one of them' });
    const base = folders.base.get(namespace)?.[needed.get(namespace)?.get(key) ?? ''] ?? '';
    const own = draft.catalogues.get(namespace)?.[key];
    const trimmed = target === null ? null : trimLike(base, target);
    if (fault !== null) faults.push({ at: `${at} ${place}`, ...fault });
    else if (trimmed === null || (trimmed === '' && !isDone)) untranslated += 1;
    else if (target === own || trimmed === own) unchanged += 1;
    else if (!isDone) unfinished.push(text);
    else {
      changed.push(text);
      changes.set(namespace, (changes.get(namespace) ?? new Map<string, string>()).set(key, trimmed));
      if (source !== null && folded(source) !== folded(base)) outdated.push(text);
    }
  }
  faults.push(...textFaults(changed, changes, translation));
  // In the order of the file.
  faults.sort((one, other) => one.at.localeCompare(other.at, 'en', { numeric: true }));
  return { faults, changes, unchanged, untranslated, unfinished, outdated };
};
