import { listIdentity } from '../merge/list-identity.ts';
import { jsonNodes, type JsonNode } from './json-nodes.ts';

/**
 * Prints the value of an entry of the top-level object as JSON. `before` is the text that precedes it on its line,
 * without the indentation, and `source` is the entry's current text in the file.
 */
export type PrintJson = (value: unknown, indent: string, before: string, source: string | undefined) => string;

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Place {
  readonly json: string;
  readonly indent: string;
  readonly depth: number;
}

const printFresh = (value: unknown, { indent, depth }: Place): string =>
  JSON.stringify(value, null, indent).replaceAll('\n', `\n${indent.repeat(depth)}`);

/** Joins the texts of an object's or list's entries with the separators of the original text. */
const joinLike = ({ start, end }: JsonNode, texts: readonly string[], { json, indent, depth }: Place): string => {
  const [open = '', close = ''] = [json[start], json[end - 1]];
  const source = json.slice(start, end);
  if (texts.length === 0) return open + close;
  if (!source.includes('\n') && !texts.some((text) => text.includes('\n'))) {
    const space = source[1] === ' ' ? ' ' : '';
    return open + space + texts.join(', ') + space + close;
  }
  const line = `\n${indent.repeat(depth + 1)}`;
  return `${open}${line}${texts.join(`,${line}`)}\n${indent.repeat(depth)}${close}`;
};

/** Returns, for each entry of a new list, the index of its earlier version: the entry with the same identity, or else an equal one. */
const matchEntries = (before: readonly unknown[], next: readonly unknown[]): readonly number[] => {
  const identity = listIdentity([before, next]);
  const nameOf = identity ?? ((entry: unknown) => JSON.stringify(entry));
  const names = before.map(nameOf);
  return next.map((entry) => names.indexOf(nameOf(entry)));
};

/** Prints a value in the format of its earlier text; unchanged parts keep their text. */
const printLike = (node: JsonNode | undefined, before: unknown, value: unknown, place: Place): string => {
  if (node === undefined) return printFresh(value, place);
  if (isSame(before, value)) return place.json.slice(node.start, node.end);
  const inner = { ...place, depth: place.depth + 1 };
  if (isGroup(before) && isGroup(value))
    return joinLike(
      node,
      Object.entries(value).map(
        ([key, each]) => `${JSON.stringify(key)}: ${printLike(node.children.get(key), before[key], each, inner)}`,
      ),
      place,
    );
  if (!Array.isArray(before) || !Array.isArray(value)) return printFresh(value, place);
  const matched = matchEntries(before, value);
  return joinLike(
    node,
    value.map((each, index) => {
      const from = matched[index] ?? -1;
      return printLike(node.children.get(String(from)), before[from], each, inner);
    }),
    place,
  );
};

const printPatched: PrintJson = (value, indent, _before, source) => {
  const json = source?.replaceAll('\r\n', '\n') ?? 'null';
  const node = source === undefined ? undefined : jsonNodes(json);
  return printLike(node, JSON.parse(json), value, { json, indent, depth: 1 });
};

/**
 * Returns a JSON file with the entries of `next`. Entries with an unchanged value keep their source text, including
 * line breaks. All others are printed with `print`, which by default keeps the text of their unchanged parts too.
 */
export const rewriteJson = (json: string, next: Group, print: PrintJson = printPatched): string => {
  const before = JSON.parse(json) as Group;
  const { children } = jsonNodes(json);
  const newline = json.includes('\r\n') ? '\r\n' : '\n';
  const indent = /^\{\s*?\n([ \t]+)/.exec(json)?.[1] ?? '  ';
  const lines = Object.entries(next).map(([key, value]) => {
    const name = `${JSON.stringify(key)}: `;
    const node = children.get(key);
    const source = node === undefined ? undefined : json.slice(node.start, node.end);
    const text =
      source !== undefined && isSame(before[key], value)
        ? source
        : print(value, indent, name, source).replaceAll('\n', newline);
    return indent + name + text;
  });
  return `{${newline}${lines.join(`,${newline}`)}${newline}}${newline}`;
};
