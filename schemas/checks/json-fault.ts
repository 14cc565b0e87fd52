import { printableJson } from './finding.ts';

export interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** States what was found and what was expected instead. */
  readonly message: string;
  readonly remedy: string;
}

const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*")|(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![0-9a-zA-Z.])|(?:true|false|null)(?![0-9a-zA-Z])))/y;
const BLANK = /[ \t\r\n]*/y;

type Expected = 'a value' | 'a value or ]' | 'a key' | 'a key or }' | ':' | ', or }' | ', or ]' | 'the end';

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'close what is still open: a bracket, a brace or a quote is missing'],
  [/^'/, 'write double quotes instead of single ones'],
  [/^\/[/*]/, 'remove the comment: JSON has none'],
  [/^[“”„]/, 'write straight double quotes'],
  [/^"/, 'close the quote on the same line and write \\n, \\" or \\\\ for special characters'],
  [/^[}\]]/, 'remove the comma before it, or add what is missing'],
  [/^[A-Za-z_$]/, 'put the word in double quotes'],
];

const remedyOf = (rest: string, expected: Expected): string => {
  if (expected === ', or }' || expected === ', or ]') if (/^["{[0-9tfn-]/.test(rest)) return 'write a comma before it';
  if (rest !== '' && expected === 'the end') return 'remove what follows the last brace';
  if (rest !== '' && expected === ':') return 'write a colon between key and value';
  return REMEDIES.find(([sign]) => sign.test(rest))?.[1] ?? `write ${expected}`;
};

type Bracket = '{' | '[';

const expectedAfterValue = (open: readonly Bracket[]): Expected =>
  open.length === 0 ? 'the end' : open.at(-1) === '{' ? ', or }' : ', or ]';

/** Returns what may follow a token, or `null` if the token is not allowed at this point. Updates `open`. */
const expectedAfter = (expected: Expected, [, sign, word]: RegExpExecArray, open: Bracket[]): Expected | null => {
  const isValue = expected === 'a value' || expected === 'a value or ]';
  switch (sign) {
    case '{':
    case '[':
      if (!isValue) return null;
      open.push(sign);
      return sign === '{' ? 'a key or }' : 'a value or ]';
    case '}':
    case ']':
      if (!expected.endsWith(` or ${sign}`)) return null;
      open.pop();
      return expectedAfterValue(open);
    case ',':
      return expected === ', or }' ? 'a key' : expected === ', or ]' ? 'a value' : null;
    case ':':
      return expected === ':' ? 'a value' : null;
    case undefined:
    default:
      if (word !== undefined && (expected === 'a key' || expected === 'a key or }')) return ':';
      return isValue ? expectedAfterValue(open) : null;
  }
};

/**
 * Finds the first error in invalid JSON text. Open brackets are kept in a list instead of using recursion, so that deep
 * nesting cannot overflow the call stack.
 */
export const jsonFault = (text: string): JsonFault => {
  const open: Bracket[] = [];
  let expected: Expected = 'a value';
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const token: RegExpExecArray | null = TOKEN.exec(text);
    const next: Expected | null = token === null ? null : expectedAfter(expected, token, open);
    if (next === null) break;
    expected = next;
    at += token?.[0].length ?? 0;
  }
  BLANK.lastIndex = at;
  const start = at + (BLANK.exec(text)?.[0].length ?? 0);
  const lines = text.slice(0, start).split(/\r\n|\r|\n/);
  const rest = text.slice(start, start + 12);
  const [line, column] = [lines.length, (lines.at(-1) ?? '').length + 1];
  const found = rest === '' ? 'the file ends' : `${printableJson([...rest][0])} was found`;
  return {
    line,
    column,
    message: `not JSON: ${found} at line ${line}, column ${column}, where ${expected} was expected`,
    remedy: remedyOf(rest, expected),
  };
};
