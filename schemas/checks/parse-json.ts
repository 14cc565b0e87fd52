import { finding, show, step, type Finding } from './finding.ts';
import { jsonFault } from './json-fault.ts';

/** A file that is read only when its size permits. */
export interface SourceFile {
  readonly size: number;
  read(): Uint8Array;
}

const LARGEST = 2 * 1024 * 1024;
const DEEPEST = 64;
const LONGEST_LIST = 10_000;
const POLLUTING = new Set(['__proto__', 'constructor', 'prototype']);

const depthOf = (root: unknown): number => {
  let level: unknown[] = [root];
  let depth = 0;
  while (level.length > 0 && depth <= DEEPEST) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length > 0) depth += 1;
  }
  return depth;
};

type Report = (facts: Pick<Finding, 'pointer' | 'code' | 'message' | 'remedy'>) => void;

const cleaned = (value: unknown, pointer: string, report: Report): unknown => {
  if (Array.isArray(value)) {
    if (value.length > LONGEST_LIST)
      report({
        pointer,
        code: 'list-long',
        message: `a list of ${value.length} entries`,
        remedy: `keep at most ${LONGEST_LIST}; the rest is ignored`,
      });
    return value.slice(0, LONGEST_LIST).map((entry, index) => cleaned(entry, pointer + step(index), report));
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => {
    if (POLLUTING.has(key))
      report({
        pointer: pointer + step(key),
        code: 'polluting-key',
        message: `the key ${show(key)} is never read`,
        remedy: 'remove it',
      });
    return !POLLUTING.has(key);
  });
  return Object.fromEntries(kept.map(([key, entry]) => [key, cleaned(entry, pointer + step(key), report)]));
};

/** JSON of a brand's folder as plain data without polluting keys; null when it cannot be used at all. Never throws. */
export const parseJson = (
  file: string,
  source: SourceFile,
): { readonly value: Record<string, unknown> | null; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const report: Report = (facts) => findings.push(finding({ file, ...facts }));
  const refuse = (code: string, message: string, remedy: string) => {
    report({ pointer: '', code, message, remedy });
    return { value: null, findings };
  };
  if (source.size > LARGEST)
    return refuse(
      'file-large',
      `${(source.size / 1024 / 1024).toFixed(1)} MB`,
      'keep it under 2 MB: art and long texts belong in assets/ and texts/',
    );
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(source.read());
  } catch {
    return refuse('encoding', 'not UTF-8 text', 'save it as UTF-8');
  }
  if (text.startsWith('\ufeff')) {
    findings.push(
      finding({
        file,
        pointer: '',
        level: 'warning',
        code: 'bom',
        message: 'begins with a byte-order mark',
        remedy: 'save it as UTF-8 without BOM',
      }),
    );
    text = text.slice(1);
  }
  if (text.trim() === '') return refuse('empty', 'the file is empty', 'write an object in braces: { }');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { message, remedy } = jsonFault(text);
    return refuse('json', message, remedy);
  }
  if (depthOf(value) > DEEPEST)
    return refuse('depth', `nested deeper than ${DEEPEST} levels`, 'flatten it: nothing in a brand is deeper than six');
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(
      'not-object',
      `${Array.isArray(value) ? 'a list' : show(value)} instead of an object`,
      'write an object in braces: { }',
    );
  return { value: cleaned(value, '', report) as Record<string, unknown>, findings };
};
