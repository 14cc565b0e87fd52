import { duplicateKeys } from './duplicate-keys.ts';
import { finding, printableJson, pointerSegment, type Finding } from './finding.ts';
import { jsonFault } from './json-fault.ts';
import { LIMITS } from './limits.ts';

/** A file. Its size is known before it is read, so that a file that is too large is never read. */
export interface SourceFile {
  readonly size: number;
  read(): Uint8Array;
}

const POLLUTING_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const depthOf = (root: unknown): number => {
  let level: unknown[] = [root];
  let depth = 0;
  while (level.length > 0 && depth <= LIMITS.depth) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length > 0) depth += 1;
  }
  return depth;
};

type Report = (fault: Pick<Finding, 'pointer' | 'code' | 'message' | 'remedy'>) => void;

const withoutPollutingKeys = (value: unknown, pointer: string, report: Report): unknown => {
  if (Array.isArray(value)) {
    if (value.length > LIMITS.list)
      report({
        pointer,
        code: 'list-long',
        message: `a list of ${value.length} entries`,
        remedy: `keep at most ${LIMITS.list}; the rest is ignored`,
      });
    return value
      .slice(0, LIMITS.list)
      .map((entry, index) => withoutPollutingKeys(entry, pointer + pointerSegment(index), report));
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => {
    if (POLLUTING_KEYS.has(key))
      report({
        pointer: pointer + pointerSegment(key),
        code: 'polluting-key',
        message: `the key ${printableJson(key)} is never read`,
        remedy: 'remove it',
      });
    return !POLLUTING_KEYS.has(key);
  });
  return Object.fromEntries(
    kept.map(([key, entry]) => [key, withoutPollutingKeys(entry, pointer + pointerSegment(key), report)]),
  );
};

/** Parses a JSON file of a brand or language and removes keys that could pollute a prototype. `value` is null if the file cannot be used. Never throws. */
export const parseJson = (
  file: string,
  source: SourceFile,
): { readonly value: Record<string, unknown> | null; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const report: Report = (fault) => findings.push(finding({ file, ...fault }));
  const refuse = (code: string, message: string, remedy: string) => {
    report({ pointer: '', code, message, remedy });
    return { value: null, findings };
  };
  if (source.size > LIMITS.file)
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
  for (const { pointer, key, first, second } of duplicateKeys(text))
    findings.push(
      finding({
        file,
        pointer,
        level: 'warning',
        code: 'duplicate-key',
        message: `the key ${printableJson(key)} is on line ${first} and on line ${second}; only the last one is read`,
        remedy: 'remove one of them',
      }),
    );
  if (depthOf(value) > LIMITS.depth)
    return refuse(
      'depth',
      `nested deeper than ${LIMITS.depth} levels`,
      'flatten it: no brand needs more than six levels',
    );
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(
      'not-object',
      `${Array.isArray(value) ? 'a list' : printableJson(value)} instead of an object`,
      'write an object in braces: { }',
    );
  return { value: withoutPollutingKeys(value, '', report) as Record<string, unknown>, findings };
};
