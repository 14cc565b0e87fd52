import { printable, printableJson } from '#schemas/checks/finding.ts';
import { STATES, unreadable, type ImportedFile, type ImportedText, type ImportFault } from './imported-file.ts';
import { parseXml, XmlFault, type XmlElement } from './parse-xml.ts';
import { keyOfUnit, originalOf, XLIFF_NAMESPACES } from './xliff-names.ts';

const atLine = ({ line }: { readonly line: number }): string => `:${line}`;

const elements = ({ children, uri }: XmlElement, ...names: readonly string[]): readonly XmlElement[] =>
  children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.uri === uri && names.includes(child.name),
  );

type Report = (element: XmlElement, message: string, remedy: string) => void;

/** Returns the character with a hexadecimal code, or `null` if there is none. Surrogates do not count as characters. */
const characterOf = (hex: string): string | null => {
  const code = /^[\dA-F]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  return code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : null;
};

const INLINE = new Set(['cp', 'ph', 'sc', 'ec', 'pc', 'mrk', 'sm', 'em']);
const CONTAINERS = new Set(['pc', 'mrk']);

/** How to read the placeholders and tags of a text. */
interface Codes {
  /** The unit's original data by id. */
  readonly data: ReadonlyMap<string, string>;
  /** Returns the text for an element without original data. `reference` is the attribute that would refer to the data. */
  readonly fallback: (element: XmlElement, reference: string) => string;
  readonly report: Report;
}

/** Reads the text of an element. An unknown child element is reported, because its content would be lost. */
const readContent = (parent: XmlElement, codes: Codes): string =>
  parent.children
    .map((child): string => {
      if (typeof child === 'string') return parent.isPreserved ? child : child.replace(/[ \t\r\n]+/g, ' ');
      const { name, uri, attributes, children } = child;
      const isKnown = uri === parent.uri && INLINE.has(name);
      if (!isKnown || (children.length > 0 && !CONTAINERS.has(name))) {
        codes.report(
          child,
          `has ${isKnown ? 'content in ' : ''}the element <${printable(name)}>`,
          'export the file again',
        );
        return '';
      }
      const data = (reference: string): string =>
        codes.data.get(attributes.get(reference) ?? '') ?? codes.fallback(child, reference);
      switch (name) {
        case 'cp': {
          const hex = attributes.get('hex') ?? '';
          const character = characterOf(hex);
          if (character === null)
            codes.report(child, `has no character with the code ${printableJson(hex)}`, 'export the file again');
          return character ?? '';
        }
        case 'pc':
          return data('dataRefStart') + readContent(child, codes) + data('dataRefEnd');
        case 'mrk':
          return readContent(child, codes);
        case 'sm':
        case 'em':
          return '';
        default:
          return data('dataRef');
      }
    })
    .join('');

const CODE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  dataRef: ['disp', 'equiv'],
  dataRefStart: ['dispStart', 'equivStart'],
  dataRefEnd: ['dispEnd', 'equivEnd'],
};

/** Returns the text that an element itself states as its equivalent. */
const statedCode = ({ attributes }: XmlElement, reference: string): string | undefined =>
  CODE_ATTRIBUTES[reference]?.map((name) => attributes.get(name)).find((value) => value !== undefined);

/** Identifies the data of a placeholder in its unit: a `pc` has two, and an `ec` has the id of its start. */
const codeId = ({ name, attributes }: XmlElement, reference: string): string =>
  [name, reference, attributes.get('id') ?? attributes.get('startRef')].join(' ');

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
  const noCode = { data: new Map<string, string>(), fallback: () => '', report };
  const data = new Map(
    elements(unit, 'originalData')
      .flatMap((each) => elements(each, 'data'))
      // The specification requires that white space in data is preserved.
      .map((each) => [each.attributes.get('id') ?? '', readContent({ ...each, isPreserved: true }, noCode)]),
  );
  // A tool may leave out the data of a placeholder in the translation if the source has a placeholder with the same id.
  const sourceCodes = new Map<string, string>();
  const remember = (element: XmlElement): void => {
    for (const child of element.children) {
      if (typeof child === 'string') continue;
      for (const reference of Object.keys(CODE_ATTRIBUTES)) {
        const code = data.get(child.attributes.get(reference) ?? '') ?? statedCode(child, reference);
        if (code !== undefined) sourceCodes.set(codeId(child, reference), code);
      }
      remember(child);
    }
  };
  const sourceText: Codes = { data, fallback: (element, reference) => statedCode(element, reference) ?? '', report };
  const targetText: Codes = {
    data,
    fallback: (element, reference) => {
      const code = sourceCodes.get(codeId(element, reference)) ?? statedCode(element, reference);
      if (code === undefined)
        report(
          element,
          `the placeholder ${printableJson(element.attributes.get('id') ?? '')} of ${printableJson(keyOfUnit(id))} is not in the source`,
          'use the placeholders of the source',
        );
      return code ?? '';
    },
    report,
  };
  const parts = elements(unit, 'segment', 'ignorable').map((part) => {
    const [source] = elements(part, 'source');
    const [target] = elements(part, 'target');
    if (source !== undefined) remember(source);
    return { part, source: source === undefined ? '' : readContent(source, sourceText), target };
  });
  const source = parts.map((each) => each.source).join('');
  const segments = parts.filter(({ part }) => part.name === 'segment');
  const isTranslated = segments.length > 0 && segments.every(({ target }) => target !== undefined);
  const target = isTranslated
    ? parts.map((each) => (each.target === undefined ? each.source : readContent(each.target, targetText))).join('')
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
      message: root.name === 'xliff' ? `is XLIFF ${version}` : `is XML but not XLIFF: its root is <${root.name}>`,
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
