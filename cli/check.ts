import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readAllBrands, type BrandFolder } from '#publish/brand-folder.ts';
import { siteTexts } from '#publish/site-texts.ts';
import { formatFinding, plain, type Finding } from '#schemas/checks/finding.ts';
import { brandsPlace } from './process-ways.ts';

export interface CheckIo {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  readonly colour: boolean;
  readonly brandsDir: string;
  /** The site's sources, for the words that a brand may replace. */
  readonly siteDir: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

const terminal = (): CheckIo => ({
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  colour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  brandsDir: brandsPlace(root),
  siteDir: join(root, 'src'),
});

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
const ofLevel = (findings: readonly Finding[], level: Finding['level']): number =>
  findings.filter((finding) => finding.level === level).length;

const COLOURS = { error: '31', warning: '33', good: '32' } as const;

const linesOf = (
  { id, findings }: BrandFolder,
  paint: (text: string, tone: keyof typeof COLOURS) => string,
): string[] => {
  if (findings.length === 0) return [`${plain(id)}  ${paint('clean', 'good')}`];
  const sorted = findings.toSorted((one, other) => (one.level < other.level ? -1 : one.level > other.level ? 1 : 0));
  return [
    plain(id),
    ...sorted.map((finding) => `  ${paint(finding.level.padEnd(7), finding.level)}  ${formatFinding(finding)}`),
  ];
};

/** `marquee check [brand]`: every finding of one brand or of all. Resolves to 0, 1 with an error among them, 2 for a brand that is not there. */
export const check = async (args: readonly string[], io: CheckIo = terminal()): Promise<number> => {
  const [wanted, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  if (more.length > 0) {
    io.error('Name one brand, or none for all: marquee check [BRAND]\n');
    return 2;
  }
  const all = readAllBrands(io.brandsDir, siteTexts(io.siteDir));
  const folders = wanted === undefined ? all : all.filter(({ id }) => id === wanted);
  if (folders.length === 0) {
    const known = all.map(({ id }) => id).join(', ') || 'none';
    io.error(
      wanted === undefined
        ? `There is no brand in ${io.brandsDir}.\n`
        : `There is no brand ${JSON.stringify(wanted)}. Known: ${known}.\n`,
    );
    return 2;
  }
  const paint = (text: string, tone: keyof typeof COLOURS): string =>
    io.colour ? `\u001b[${COLOURS[tone]}m${text}\u001b[0m` : text;
  const findings = folders.flatMap((folder) => folder.findings);
  const [errors, warnings] = [ofLevel(findings, 'error'), ofLevel(findings, 'warning')];
  const summary = `${counted(folders.length, 'brand')}, ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
  io.out(
    [
      ...folders.flatMap((folder) => linesOf(folder, paint)),
      '',
      paint(summary, errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'good'),
      '',
    ].join('\n'),
  );
  return errors > 0 ? 1 : 0;
};
