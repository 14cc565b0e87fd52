import { printable, type Finding } from '#schemas/checks/finding.ts';
import type { Language } from '#schemas/languages.ts';
import { findingLines, type Paint } from '../print-findings.ts';

/** How many similar warnings are listed individually. */
const LISTED = 3;
/** The number of lines for each level about one language, if only this language is checked and if all are. */
const LINES = { one: 20, all: 5 } as const;

type Grouping = (finding: Finding) => string | null;

/** Replaces the findings of each large group with a single one that `merge` creates from the first. Findings without a group come first. */
const merged = (
  findings: readonly Finding[],
  groupOf: Grouping,
  merge: (first: Finding, count: number) => Partial<Finding>,
): readonly Finding[] => {
  const groups = new Map<string, Finding[]>();
  const single: Finding[] = [];
  for (const each of findings) {
    const name = groupOf(each);
    const group = name === null ? single : (groups.get(name) ?? []);
    group.push(each);
    if (name !== null) groups.set(name, group);
  }
  return [
    ...single,
    ...[...groups.values()].flatMap((group) => {
      const [first] = group;
      return first === undefined || group.length <= LISTED
        ? group
        : [{ ...first, pointer: '', ...merge(first, group.length) }];
    }),
  ];
};

/** Merges the findings about wide texts if all languages are checked, and the findings about untranslated texts of a catalogue. */
const grouped = (code: Language, findings: readonly Finding[], isOne: boolean): readonly Finding[] => {
  const withoutWide = isOne
    ? findings
    : merged(
        findings,
        (each) => (each.code === 'wide' ? '' : null),
        ({ file, pointer }, count) => ({
          file: code,
          message: `${count} texts are wider than the layout was tested with, such as ${file}#${printable(pointer)}`,
          remedy: `list them with: marquee language check ${code}`,
        }),
      );
  return merged(
    withoutWide,
    (each) => (each.code === 'text-missing' ? each.file : null),
    ({ pointer }, count) => ({
      message: `${count} texts are not translated, such as ${printable(pointer)}`,
      remedy: 'translate them',
    }),
  );
};

/**
 * Returns the lines about one language: similar findings are combined into one line, and long lists are cut. `isOne`
 * means that only this language is checked.
 */
export const briefLines = (
  code: Language,
  findings: readonly Finding[],
  { isOne, paint }: { readonly isOne: boolean; readonly paint: Paint },
): readonly string[] => {
  const most = isOne ? LINES.one : LINES.all;
  const all = grouped(code, findings, isOne);
  return (['error', 'warning'] as const).flatMap((level) => {
    const lines = findingLines(
      all.filter((each) => each.level === level),
      paint,
    );
    return lines.length <= most
      ? lines
      : [
          ...lines.slice(0, most),
          `  ${paint('…'.padEnd(7), level)}  and ${lines.length - most} more; --all lists them`,
        ];
  });
};
