/** The files of a release, keyed by path. */
export type ReleaseFiles = Map<string, Uint8Array>;

export type ReleaseEdit = (files: ReleaseFiles) => void;

const isCompressed = (path: string): boolean => /\.(?:br|gz)$/.test(path);

/** Returns the paths that match. Throws if there are none, because the edit would change nothing. */
const matching = (files: ReleaseFiles, pattern: RegExp): readonly string[] => {
  const found = [...files.keys()].filter((path) => pattern.test(path) && !isCompressed(path));
  if (found.length === 0) throw new Error(`the release has no file ${String(pattern)}`);
  return found;
};

/** Deletes files. */
export const withoutFiles =
  (pattern: RegExp): ReleaseEdit =>
  (files) => {
    for (const path of matching(files, pattern)) files.delete(path);
  };

/** Replaces a text in every file that matches. Throws if no file has the text. */
export const replaced =
  (pattern: RegExp, from: string | RegExp, to: string): ReleaseEdit =>
  (files) => {
    let changes = 0;
    for (const path of matching(files, pattern)) {
      const before = Buffer.from(files.get(path) ?? []).toString('utf8');
      const after = before.replace(from, to);
      if (after === before) continue;
      changes += 1;
      files.set(path, Buffer.from(after));
    }
    if (changes === 0) throw new Error(`no file ${String(pattern)} contains ${String(from)}`);
  };

/** Replaces the content of every file that matches. */
export const rewritten =
  (pattern: RegExp, content: string | Uint8Array): ReleaseEdit =>
  (files) => {
    for (const path of matching(files, pattern)) files.set(path, Buffer.from(content));
  };

/** Adds text at the end of every file that matches. */
export const extended =
  (pattern: RegExp, more: string): ReleaseEdit =>
  (files) => {
    for (const path of matching(files, pattern))
      files.set(path, Buffer.concat([files.get(path) ?? Buffer.of(), Buffer.from(more)]));
  };

/** The style sheet of the brand. */
const SHEET = /^sheet\.[^/]*\.css$/;
/** The entry script of every page. */
export const ENTRY = /^assets\/entry-client-[^/]*\.js$/;
/** All scripts of the build. */
const SCRIPTS = /^assets\/[^/]*\.js$/;
/** The documents of all pages. */
export const DOCUMENTS = /\.html$/;

/** Matches the document of a page such as `/about`, under each of its two names. */
export const documentOf = (page: string): RegExp => new RegExp(`^${page.slice(1)}(?:/index)?\\.html$`);

/** Adds rules at the end of the style sheet. */
export const styled = (rules: string): ReleaseEdit => extended(SHEET, `\n${rules}\n`);

/** Redirects a platform call to a path that no platform has. */
export const callLost = (path: string): ReleaseEdit =>
  replaced(SCRIPTS, new RegExp(`${path}(?=["'\`])`, 'g'), `${path}-moved`);
