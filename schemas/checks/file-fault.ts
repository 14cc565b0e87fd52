import { isWholeFile } from './whole-file.ts';

export interface FileFault {
  readonly message: string;
  readonly remedy: string;
}

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** The start tag of the root element of an XML file, without its `>`; empty if there is none. */
const rootOf = (bytes: Uint8Array): string => {
  const [start = '', ...comments] = new TextDecoder().decode(bytes).split('<!--');
  const text = start + comments.map((part) => part.slice(part.indexOf('-->') + 3)).join('');
  return /<[A-Za-z_][^>]*/.exec(text)?.[0] ?? '';
};

const isSvg = (bytes: Uint8Array): boolean => /^<svg(?:[\s/]|$)/.test(rootOf(bytes));
/** Whether the root element declares the SVG namespace, which an SVG file needs, unlike an SVG element in a page. */
const hasNamespace = (bytes: Uint8Array): boolean =>
  /\sxmlns\s*=\s*(["'])http:\/\/www\.w3\.org\/2000\/svg\1/.test(rootOf(bytes));

/** For each file extension, whether a file's content has that format. */
const KINDS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  svg: isSvg,
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  jpg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  jpeg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP',
  avif: (bytes) => ascii(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(ascii(bytes, 8, 32)),
  woff2: (bytes) => ascii(bytes, 0, 4) === 'wOF2',
};

/** Returns why a browser cannot use a file under its name; `null` if it can, or if the extension is unknown. */
export const fileFault = (path: string, bytes: Uint8Array): FileFault | null => {
  const extension = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const isKind = KINDS[extension];
  if (isKind === undefined) return null;
  if (bytes.length === 0) return { message: 'is empty', remedy: 'save the picture again' };
  if (extension === 'svg' && /^(?:\xff\xfe|\xfe\xff)/.test(ascii(bytes, 0, 2)))
    return { message: 'is UTF-16 text', remedy: 'save it as UTF-8' };
  if (!isKind(bytes))
    return {
      message: `does not contain ${extension.toUpperCase()} data`,
      remedy: `export it as ${extension.toUpperCase()}, or give it the extension of its format`,
    };
  if (!isWholeFile(extension, bytes)) return { message: 'is incomplete', remedy: 'copy or export it again' };
  return extension === 'svg' && !hasNamespace(bytes)
    ? {
        message: 'has no SVG namespace, so browsers do not display it',
        remedy: 'write xmlns="http://www.w3.org/2000/svg" in its <svg>',
      }
    : null;
};
