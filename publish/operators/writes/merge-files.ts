import { isDeepStrictEqual } from 'node:util';
import { mergeValues, type Conflict } from '../merge/merge-values.ts';
import { textOf, type FileVersion } from './file-version.ts';
import { rewriteJson } from './rewrite-json.ts';

/** The merge of two edits of a file. */
export interface MergedFile {
  /** The merged content, `null` if both removed the file, or `undefined` if there are conflicts. */
  readonly content: Uint8Array | null | undefined;
  /** The places that both edits changed differently; if the file is not JSON, the whole file, `''`. */
  readonly conflicts: readonly Conflict[];
}

type Group = Readonly<Record<string, unknown>>;

/** Returns the top-level object of a JSON file, or `null` for any other content. */
const objectIn = (text: string | null): Group | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Group) : null;
  } catch {
    return null;
  }
};

const wholeFile = (base: FileVersion, ours: FileVersion, theirs: FileVersion): MergedFile => ({
  content: undefined,
  conflicts: [{ pointer: '', base: textOf(base), ours: textOf(ours), theirs: textOf(theirs) }],
});

/** Merges two versions of a file that were both made from `base`. The merged file has our key order and format. */
export const mergeFiles = (path: string, base: FileVersion, ours: FileVersion, theirs: FileVersion): MergedFile => {
  if (base.revision === theirs.revision || ours.revision === theirs.revision)
    return { content: ours.content, conflicts: [] };
  if (base.revision === ours.revision) return { content: theirs.content, conflicts: [] };
  const json = textOf(ours);
  const [before, our, their] = [objectIn(textOf(base)), objectIn(json), objectIn(textOf(theirs))];
  if (!path.endsWith('.json') || json === null || our === null || their === null) return wholeFile(base, ours, theirs);
  if (before === null && base.content !== null) return wholeFile(base, ours, theirs);
  const { value, conflicts } = mergeValues(before ?? undefined, our, their);
  if (conflicts.length > 0) return { content: undefined, conflicts };
  const isOurs = isDeepStrictEqual(value, our);
  return { content: isOurs ? ours.content : new TextEncoder().encode(rewriteJson(json, value as Group)), conflicts };
};
