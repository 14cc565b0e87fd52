import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkitten';
import { fileFault, type FileFault } from '#schemas/checks/file-fault.ts';
import { LIMITS } from '#schemas/checks/limits.ts';
import type { FontFile, FontMeasures } from '#schemas/layout/font-file.ts';
import { charactersOf, FONT_SCRIPTS, type FontScript } from '#schemas/layout/font-scripts.ts';

/** The size of the header of a WOFF2 file. */
const HEADER = 48;
/** The maximum size of a decompressed font, in bytes. A file of 30 kB could decompress to several gigabytes. */
const MAX_DECOMPRESSED = 2 * 1024 * 1024;
/** The version of a table's format, from the flags of its entry. In WOFF2, the tables `glyf` and `loca` are transformed by default. */
const NO_TRANSFORM = 3;
const [GLYF, LOCA, OTHER_TAG] = [10, 11, 63];

const CHARACTERS = [...new Set((Object.keys(FONT_SCRIPTS) as FontScript[]).flatMap(charactersOf))];
const DIGITS = [...'0123456789'].map((digit) => digit.charCodeAt(0));

const byteAt = (bytes: Uint8Array, at: number): number => {
  const byte = bytes[at];
  if (byte === undefined) throw new RangeError('The file ends within its table directory.');
  return byte;
};

/** Returns the position after a number in the format UIntBase128. */
const afterNumber = (bytes: Uint8Array, start: number): number => {
  let at = start;
  while ((byteAt(bytes, at) & 0x80) !== 0) at += 1;
  return at + 1;
};

/** Returns the position after the table directory of a WOFF2 file, where its compressed data starts. */
const afterDirectory = (bytes: Uint8Array, tables: number): number => {
  let at = HEADER;
  for (let table = 0; table < tables; table += 1) {
    const flags = byteAt(bytes, at);
    const [tag, version] = [flags & 0x3f, flags >> 6];
    at = afterNumber(bytes, at + 1 + (tag === OTHER_TAG ? 4 : 0));
    const isTransformed = tag === GLYF || tag === LOCA ? version !== NO_TRANSFORM : version !== 0;
    if (isTransformed) at = afterNumber(bytes, at);
  }
  return at;
};

/** Throws if a WOFF2 file does not decompress to a font of acceptable size. */
const limitDecompression = (bytes: Uint8Array): void => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = afterDirectory(bytes, view.getUint16(12));
  brotliDecompressSync(bytes.subarray(start, start + view.getUint32(20)), { maxOutputLength: MAX_DECOMPRESSED });
};

const featuresOf = (font: Font): readonly string[] => {
  const { GSUB: substitutions } = font as {
    readonly GSUB?: { readonly featureList?: readonly { readonly tag: string }[] };
  };
  return (substitutions?.featureList ?? []).map(({ tag }) => tag);
};

const measure = (bytes: Uint8Array): FontMeasures | null => {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (font.isCollection || !(font.unitsPerEm > 0)) return null;
  const inEm = (units: number): number => units / font.unitsPerEm;
  const widths = new Map(
    CHARACTERS.filter((character) => font.hasGlyphForCodePoint(character)).map((character) => [
      character,
      inEm(font.glyphForCodePoint(character).advanceWidth),
    ]),
  );
  const figures = new Set(DIGITS.map((digit) => widths.get(digit)));
  const measures: FontMeasures = {
    ascent: inEm(font.ascent),
    descent: -inEm(font.descent),
    lineGap: inEm(font.lineGap),
    widths,
    hasTabularFigures: figures.size === 1 || featuresOf(font).includes('tnum'),
  };
  const numbers = [measures.ascent, measures.descent, measures.lineGap, ...widths.values()];
  return widths.size > 0 && numbers.every(Number.isFinite) ? measures : null;
};

const UNDECODABLE: FileFault = { message: 'cannot be decoded as a font', remedy: 'export it again as WOFF2' };

const read = (bytes: Uint8Array): FontFile => {
  const size = bytes.length;
  const fault = fileFault('font.woff2', bytes);
  if (fault !== null) return { size, fault, measures: null };
  try {
    limitDecompression(bytes);
    const measures = measure(bytes);
    return { size, fault: measures === null ? UNDECODABLE : null, measures };
  } catch {
    return { size, fault: UNDECODABLE, measures: null };
  }
};

const known = new WeakMap<Uint8Array, FontFile>();

/** Reads a WOFF2 file; the result is cached for each array. Never throws, whatever the bytes are. Files above the size limit are not decoded. */
export const readFont = (bytes: Uint8Array): FontFile => {
  if (bytes.length > LIMITS.font) return { size: bytes.length, fault: null, measures: null };
  const font = known.get(bytes) ?? read(bytes);
  known.set(bytes, font);
  return font;
};
