import { printableJson } from '#schemas/checks/finding.ts';
import { STATES, unreadable, type ImportedFile, type ImportedText, type ImportFault } from './imported-file.ts';
import { parseXml, XmlFault, type XmlElement } from './parse-xml.ts';
import { keyOfUnit, originalOf, XLIFF_NAMESPACES } from './xliff-names.ts';

const atLine = ({ line }: { readonly line: number }): string => `:${line}`;

const elements = ({ children, uri }: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.uri === uri && names.includes(child.name),
  );

type Report = (element: XmlElement, message: string, remedy: string) => void;

/** Reads the text of a `source` or `target`. `codes` are the placeholders and tags of the unit by the id of their data. */
const readContent = (
  parent: XmlElement,
  codes: ReadonlyMap<string, string>,
  codeOf: (element: XmlElement, reference: string) => string,
): string =>
  parent.children
    .map((child): string => {
      if (typeof child === 'string') return child;
      const data = (name: string): string => codes.get(child.attributes.get(name) ?? '') ?? codeOf(child, name);
      switch (child.name) {
        case 'cp':
          return String.fromCodePoint(
            Math.min(0x10_ff_ff, Number.parseInt(child.attributes.get('hex') ?? '0', 16) || 0),
          );
        case 'ph':
        case 'sc':
        case 'ec':
          return data('dataRef');
        case 'pc':
          return data('dataRefStart') + readContent(child, codes, codeOf) + data('dataRefEnd');
        case 'mrk':
          return readContent(child, codes, codeOf);
        default:
          return '';
      }
    })
    .join('');

const isFinished = (segment: XmlElement, report: Report): boolean => {
  const state = segment.attributes.get('state') ?? STATES[0];
  if (!STATES.some((known) => known === state))
    report(segment, `has the state ${printableJson(state)}`, `write one of ${STATES.join(', ')}`);
  return state !== STATES[0];
};

const readUnit = (unit: XmlElement, namespace: string, report: Report): ImportedText | null => {
  const id = unit.attributes.get('id');
  if (id === undefined) {
    report(unit, 'a unit has no id', 'export the file again');
    return null;
  }
  const data = elements(unit, 'originalData').flatMap((each) => elements(each, 'data'));
  const codes = new Map(data.map((each) => [each.attributes.get('id') ?? '', readContent(each, new Map(), () => '')]));
  const parts = elements(unit, 'segment', 'ignorable').map((part) => ({
    part,
    source: elements(part, 'source')[0],
    target: elements(part, 'target')[0],
  }));
  // A tool may leave out what a placeholder of the translation stands for, if the source has one with its id.
  const sourceCodes = new Map<string, string>();
  const source = parts
    .map(({ source }) =>
      source === undefined
        ? ''
        : readContent(
            source,
            codes,
            (element) => element.attributes.get('disp') ?? element.attributes.get('equiv') ?? '',
          ),
    )
    .join('');
  for (const { source } of parts)
    for (const each of source === undefined ? [] : elements(source, 'ph', 'sc', 'ec')) {
      const code = codes.get(each.attributes.get('dataRef') ?? '') ?? each.attributes.get('disp');
      if (code !== undefined) sourceCodes.set(each.attributes.get('id') ?? '', code);
    }
  const targetCode = (element: XmlElement, reference: string): string => {
    const known = reference === 'dataRef' ? sourceCodes.get(element.attributes.get('id') ?? '') : undefined;
    const code = known ?? element.attributes.get('disp') ?? element.attributes.get('equiv');
    if (code === undefined)
      report(
        element,
        `the placeholder ${printableJson(element.attributes.get('id') ?? '')} of ${printableJson(keyOfUnit(id))} is not in the source`,
        'use the placeholders of the source',
      );
    return code ?? '';
  };
  const segments = parts.filter(({ part }) => part.name === 'segment');
  const isTranslated = segments.length > 0 && segments.every(({ target }) => target !== undefined);
  const target = isTranslated
    ? parts
        .map(({ source, target }) => {
          const shown = target ?? source;
          return shown === undefined ? '' : readContent(shown, codes, targetCode);
        })
        .join('')
    : null;
  return {
    at: atLine(unit),
    namespace,
    key: keyOfUnit(id),
    source,
    target,
    isDone: isTranslated && segments.map(({ part }) => isFinished(part, report)).every(Boolean),
  };
};

const unitsOf = (parent: XmlElement): readonly XmlElement[] =>
  elements(parent, 'unit', 'group').flatMap((child) => (child.name === 'group' ? unitsOf(child) : [child]));

/** Reads translations from XLIFF 2. Faults are reported, not thrown. */
export const readXliff = (text: string): ImportedFile => {
  let root: XmlElement;
  try {
    root = parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    return unreadable({ at: atLine(error), message: error.message, remedy: error.remedy });
  }
  if (root.name !== 'xliff' || !XLIFF_NAMESPACES.includes(root.uri)) {
    const version = root.attributes.get('version') ?? '';
    return unreadable({
      at: atLine(root),
      message: root.name === 'xliff' ? `is XLIFF ${version}` : `is XML, but no XLIFF: its root is <${root.name}>`,
      remedy: 'save it as XLIFF 2.0, as marquee language export writes it',
    });
  }
  const faults: ImportFault[] = [];
  const report: Report = (element, message, remedy) => void faults.push({ at: atLine(element), message, remedy });
  const codes = new Set<string>();
  const texts = elements(root, 'file').flatMap((file) => {
    const original = originalOf(file.attributes.get('original') ?? '');
    if (original === null) {
      report(file, 'the original of a file names no catalogue', 'write it as in the export, such as MS/site/auth.json');
      return [];
    }
    codes.add(original.code);
    return unitsOf(file).flatMap((unit) => readUnit(unit, original.namespace, report) ?? []);
  });
  if (codes.size > 1)
    report(root, `has texts of several languages: ${[...codes].join(', ')}`, 'import one file for each language');
  return { code: [...codes][0] ?? null, tag: root.attributes.get('trgLang') ?? null, texts, faults };
};
