import { pointerSegment } from './finding.ts';

interface DuplicateKey {
  /** The JSON pointer to the value that `JSON.parse` uses, which is the last one. */
  readonly pointer: string;
  readonly key: string;
  /** The line numbers of the two keys, starting at 1. */
  readonly first: number;
  readonly second: number;
}

interface Level {
  /** The line number of each key in an object; `null` if this level is a list. */
  readonly keys: Map<string, number> | null;
  readonly pointer: string;
  key: string;
  index: number;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|\n/g;

/** Returns the keys that occur twice in an object of a valid JSON text. `JSON.parse` does not report them and uses the last one. */
export const duplicateKeys = (text: string): readonly DuplicateKey[] => {
  const found: DuplicateKey[] = [];
  const open: Level[] = [];
  let line = 1;
  const pointerOf = ({ keys, pointer, key, index }: Level): string =>
    pointer + pointerSegment(keys === null ? index : key);
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = open.at(-1);
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[')
      open.push({
        keys: token === '{' ? new Map() : null,
        pointer: level === undefined ? '' : pointerOf(level),
        key: '',
        index: 0,
      });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (level !== undefined) level.index += 1;
    } else if (level?.keys && /^\s*:/.test(text.slice(index + token.length, index + token.length + 100))) {
      level.key = JSON.parse(token) as string;
      const first = level.keys.get(level.key);
      if (first === undefined) level.keys.set(level.key, line);
      else found.push({ pointer: pointerOf(level), key: level.key, first, second: line });
    }
  }
  return found;
};
