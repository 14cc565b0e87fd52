// The form of commit subjects: `node tests/check-commits.mjs FILE` checks the message in a file, as git's hook passes it; without a file, those of
// all commits since this check exists.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAX_LENGTH = 72;
const FORM = /^(?:feat|fix|refactor|perf|test|docs|build|ci|chore)(?:\([a-z\d-]+\))?: (?<verb>[a-z][a-z-]*)(?: |$)/u;
/** "adds", "added", "adding", and not "pass", "focus" or "need". */
const NOT_IMPERATIVE = /(?:[^su]s|[^e]ed|ing)$/u;
const IMPERATIVE = new Set(['alias', 'bias', 'bring', 'embed', 'shed', 'string']);
/** Written by git itself. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! )/u;

/** What is wrong with a subject; null if nothing is. */
export const subjectProblem = (subject) => {
  if (BY_GIT.test(subject)) return null;
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters; at most ${MAX_LENGTH}`;
  const verb = FORM.exec(subject)?.groups?.verb;
  if (verb === undefined)
    return 'is not of the form "type(scope): imperative subject", such as "fix(forms): keep the draft"';
  if (NOT_IMPERATIVE.test(verb) && !IMPERATIVE.has(verb))
    return `begins with "${verb}"; write the imperative, such as "add"`;
  return subject.endsWith('.') ? 'ends with a full stop' : null;
};

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.split('\n').filter(Boolean) ?? [];

const HOOK = '.githooks/commit-msg';
const subjects = (file) => {
  if (file !== undefined) return readFileSync(file, 'utf8').split('\n', 1);
  const first = git('log', '--diff-filter=A', '--format=%H', '--', HOOK).at(-1);
  return first === undefined ? [] : git('log', '--format=%s', `${first}..HEAD`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const subject of subjects(process.argv[2])) {
    const problem = subjectProblem(subject);
    if (problem === null) continue;
    process.stderr.write(`The commit subject "${subject}" ${problem}.\n`);
    process.exitCode = 1;
  }
}
