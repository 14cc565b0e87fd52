import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06_05_4b_50;
const DEFLATED = 8;

/** Returns the texts of a ZIP archive by file name. */
const unzip = (archive: Buffer): ReadonlyMap<string, string> => {
  const files = new Map<string, string>();
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('not a ZIP archive without a comment');
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(name, (archive.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(bytes) : bytes).toString('utf8'));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
};

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const plainText = (xml: string): string =>
  xml
    .replaceAll(/&(\w+);/gu, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/_x([\dA-F]{4})_/gu, (_encoded, code: string) => String.fromCharCode(parseInt(code, 16)));

const attributeOf = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(tag)?.[1];

const elements = (xml: string, name: string): readonly string[] =>
  xml.match(new RegExp(`<${name}\\b(?:[^>]*/>|[^>]*>.*?</${name}>)`, 'gsu')) ?? [];

/** A cell as read by a spreadsheet. */
export interface XlsxCell {
  readonly value: string | number;
  /** The number format; `null` if the cell has none. */
  readonly format: string | null;
  readonly isBold: boolean;
}

export interface XlsxSheet {
  /** `null` is an empty cell. */
  readonly rows: readonly (readonly (XlsxCell | null)[])[];
  /** The column widths, in characters. */
  readonly widths: readonly number[];
  /** The number of rows that stay in view. */
  readonly frozen: number;
}

const columnOf = (address: string): number =>
  [...(/^[A-Z]+/u.exec(address)?.[0] ?? '')].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Reads the first sheet of an XLSX file. Throws if a cell is a formula or refers to a missing text. */
export const readXlsx = (archive: Buffer): XlsxSheet => {
  const files = unzip(archive);
  const fileOf = (name: string): string => {
    const text = files.get(name);
    if (text === undefined) throw new Error(`${name} is missing`);
    return text;
  };
  const texts = elements(fileOf('xl/sharedStrings.xml'), 'si').map((xml) =>
    plainText(/<t[^>]*>(.*)<\/t>/su.exec(xml)?.[1] ?? ''),
  );
  const styleSheet = fileOf('xl/styles.xml');
  const formats = new Map(
    elements(styleSheet, 'numFmt').map((tag) => [
      attributeOf(tag, 'numFmtId'),
      plainText(attributeOf(tag, 'formatCode') ?? ''),
    ]),
  );
  const fonts = elements(elements(styleSheet, 'fonts')[0] ?? '', 'font').map((font) => font.includes('<b/>'));
  const styles = elements(elements(styleSheet, 'cellXfs')[0] ?? '', 'xf').map((tag) => ({
    format: formats.get(attributeOf(tag, 'numFmtId')) ?? null,
    isBold: fonts[Number(attributeOf(tag, 'fontId') ?? 0)] ?? false,
  }));
  const valueOf = (xml: string): string | number => {
    if (xml.includes('<f')) throw new Error(`a formula: ${xml}`);
    const value = Number(/<v>([^<]*)<\/v>/u.exec(xml)?.[1] ?? NaN);
    if (attributeOf(xml, 't') !== 's') return value;
    const text = texts[value];
    if (text === undefined) throw new Error(`a text that is missing: ${xml}`);
    return text;
  };
  const sheet = fileOf('xl/worksheets/sheet1.xml');
  return {
    rows: elements(elements(sheet, 'sheetData')[0] ?? '', 'row').map((row) => {
      const cells: (XlsxCell | null)[] = [];
      for (const xml of elements(row, 'c')) {
        const style = styles[Number(attributeOf(xml, 's') ?? 0)] ?? { format: null, isBold: false };
        const at = columnOf(attributeOf(xml, 'r') ?? '');
        while (cells.length < at) cells.push(null);
        cells.push({ value: valueOf(xml), ...style });
      }
      return cells;
    }),
    widths: elements(sheet, 'col').map((tag) => Number(attributeOf(tag, 'width'))),
    frozen: elements(sheet, 'pane').reduce((rows, tag) => rows + Number(attributeOf(tag, 'ySplit') ?? 0), 0),
  };
};

const DAY_MS = 86_400_000;
/** 1970-01-01 as a spreadsheet's day. */
const EPOCH_DAY = 25_569;

/** Returns a cell's text in its format, with plain decimals; `''` for an empty cell. */
export const displayed = (cell: XlsxCell | null | undefined): string => {
  if (cell === null || cell === undefined) return '';
  const { value, format } = cell;
  if (typeof value === 'string') return value;
  if (format === null) return String(value);
  if (!format.startsWith('yyyy-mm-dd')) return value.toFixed(format.split('.')[1]?.length ?? 0);
  const iso = new Date(Math.round(((value - EPOCH_DAY) * DAY_MS) / 1000) * 1000).toISOString();
  return iso.replace('T', ' ').slice(0, format.length);
};
