import { readFileSync, statSync } from 'node:fs';
import { unreadable, type ImportedFile } from './imported-file.ts';
import { readJson } from './json-exchange.ts';
import { readXliff } from './read-xliff.ts';

const MB = 1024 * 1024;
const MAX_SIZE = 20 * MB;

const decode = (bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // A text in UTF-16 without a byte-order mark can be valid UTF-8.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

/** Reads a translation file, detecting the format from its content. Faults are reported; throws if there is no such file. */
export const readExchange = (path: string): ImportedFile => {
  const { size } = statSync(path);
  if (size > MAX_SIZE)
    return unreadable({
      at: '',
      message: `has ${(size / MB).toFixed(1)} MB, but at most ${MAX_SIZE / MB} MB are read`,
      remedy: 'export the language again; all its texts have about 1 MB',
    });
  const text = decode(readFileSync(path));
  if (text === null) return unreadable({ at: '', message: 'is not UTF-8 text', remedy: 'save it as UTF-8' });
  const [first] = text.trimStart();
  if (first === '<') return readXliff(text);
  if (first === '{') return readJson(text);
  return unreadable({
    at: '',
    message: first === undefined ? 'is empty' : 'is neither XLIFF nor JSON',
    remedy: 'import a file that marquee language export has written',
  });
};
