// saxes checks that a document is well-formed, reports line numbers, and never reads a DTD or an external entity. Its
// only dependency is a package with XML's character tables, and jsdom, on which the tests run, parses XML with it too.
import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** The URI of its namespace. */
  readonly uri: string;
  /** Its name without a prefix. */
  readonly name: string;
  /** Its attributes that have no namespace. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
  /** Whether its white space is preserved. This is the value of `xml:space`, which elements inherit. */
  readonly isPreserved: boolean;
  readonly line: number;
}

/** Thrown for a document that cannot be accepted. */
export class XmlFault extends Error {
  override readonly name = 'XmlFault';

  constructor(
    readonly line: number,
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/** The namespace of `xml:space`. */
const XML = 'http://www.w3.org/XML/1998/namespace';

/** The maximum nesting. XLIFF files are nested most deeply where markup contains markup. */
const MAX_DEPTH = 64;

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/** Parses an XML document and returns its root. Throws an `XmlFault` if it is not well-formed, declares a document type or is nested too deeply. */
export const parseXml = (text: string): XmlElement => {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  const fail = (message: string, remedy: string): never => {
    throw new XmlFault(parser.line, message, remedy);
  };
  parser.on('error', (error) =>
    fail(`not XML: ${error.message.replace(/^\d+:\d+: /, '')}`, 'export the file from the translation tool again'),
  );
  parser.on('doctype', () => fail('declares a document type, which is never read', 'remove <!DOCTYPE …>'));
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^utf-8$/i.test(encoding))
      fail(`declares the encoding ${encoding}`, 'save it as UTF-8 and declare that');
  });
  const addText = (piece: string): void => void open.at(-1)?.children.push(piece);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({ uri, local, attributes }) => {
    if (open.length >= MAX_DEPTH) fail(`is nested deeper than ${MAX_DEPTH} elements`, 'export the file again');
    const space = Object.values(attributes).find((each) => each.uri === XML && each.local === 'space')?.value;
    const own = Object.values(attributes).filter((each) => each.uri === '');
    const element: OpenElement = {
      uri,
      name: local,
      attributes: new Map(own.map((each) => [each.local, each.value])),
      children: [],
      isPreserved: space === undefined ? open.at(-1)?.isPreserved === true : space === 'preserve',
      line: parser.line,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root ?? fail('has no element', 'export the file again');
};
