import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RehearsalReport } from '#publish/operators/rehearse/rehearsal-report.ts';
import { randomPng } from '../../support/random-png.ts';
import { perya } from '../add-brand.ts';
import { expect, FULL_ONLY, test } from '../site-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-rehearsals-'));
const out = join(folder, 'out');
const brand = join(folder, 'brands/mini');
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a script with Node. */
const run = (args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { env: { ...process.env, BRANDS_DIR: join(folder, 'brands'), NO_COLOR: '1' }, maxBuffer: 50_000_000 },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), out: stdout, error: stderr }),
    );
  });
const marquee = (...args: readonly string[]): Promise<Ended> => run(['cli/marquee.mjs', ...args]);

const ABOUT = '# About Mini\n\nMini is a small sample brand.\n';
const OFF = ['announcements', 'pointMall', 'lottery', 'sports', 'help', 'download', 'join'] as const;

/** The sample brand `perya` with one language, few pages and one page of its own. */
const mini = (off: readonly string[]): object => ({
  ...perya,
  id: 'mini',
  name: 'Mini',
  hosts: ['mini.localhost'],
  merchant: { ...perya.merchant, id: 'mini', code: 'mini' },
  languages: { default: 'EN', supported: ['EN'] },
  modules: { ...perya.modules, off },
  banners: [],
  pages: [{ id: 'about', path: '/about', link: 'footer' }],
});

const write = (path: string, content: string | Uint8Array): void => writeFileSync(join(brand, path), content);

test.beforeAll(() => {
  mkdirSync(join(brand, 'pages/about'), { recursive: true });
  cpSync('brands/perya/assets', join(brand, 'assets'), { recursive: true });
  mkdirSync(join(brand, 'texts'));
  cpSync('brands/perya/texts/EN.json', join(brand, 'texts/EN.json'));
  write('brand.json', JSON.stringify(mini(OFF)));
  write('pages/about/EN.md', ABOUT);
});

let live = '';
test.beforeAll(async () => {
  const published = await marquee('publish', 'mini', '--out', out);
  expect(published.code, published.error).toBe(0);
  live = readlinkSync(join(out, 'current'));
});

test(
  'a rehearsal passes a brand without changes, and the evidence contains its report [operators.rehearse.verdict]',
  FULL_ONLY,
  async () => {
    test.setTimeout(600_000);
    const evidence = join(folder, 'evidence');
    const passed = await marquee('rehearse', 'mini', '--out', out, '--evidence', evidence, '--json');
    expect(passed.code, passed.error + passed.out.slice(0, 3000)).toBe(0);
    const report = JSON.parse(passed.out) as RehearsalReport;
    expect([report.verdict, report.live]).toEqual(['passed', live.replace('releases/', '')]);
    expect([report.visits.pages, report.visits.languages]).toEqual([10, ['EN']]);
    expect(JSON.parse(readFileSync(join(evidence, 'report.json'), 'utf8'))).toEqual(report);

    const again = await marquee('rehearse', 'mini', '--evidence', evidence);
    expect([again.code, again.error]).toEqual([2, expect.stringContaining('is not empty')]);
  },
);

test('publish --rehearse refuses a brand with faults, names each fault and the evidence, and leaves the live release unchanged [operators.rehearse.verdict] [operators.rehearse.publish]', async () => {
  test.setTimeout(600_000);
  const pictures = [0, 1, 2, 3, 4, 5].map((index) => `assets/about-${index}.png`);
  for (const picture of pictures) write(picture, randomPng(300, 220));
  write('pages/about/EN.md', [ABOUT, ...pictures.map((picture) => `![The fair](${picture})\n`)].join('\n'));
  write('brand.json', JSON.stringify(mini([...OFF, 'promotions'])));
  const faulty = join(folder, 'faulty');
  const refused = await marquee('publish', 'mini', '--out', out, '--rehearse', '--evidence', faulty, '--json');
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out)).toMatchObject({
    error: { code: 'rehearsal-failed', message: expect.stringContaining(faulty) as unknown },
  });
  expect(readlinkSync(join(out, 'current'))).toBe(live);
  const { verdict, problems } = JSON.parse(readFileSync(join(faulty, 'report.json'), 'utf8')) as RehearsalReport;
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect([verdict, errors.map(({ part, what, seenBy }) => [part, what, seenBy.pages])]).toEqual([
    'failed',
    [
      ['bytes', expect.stringContaining('mostly image files'), ['/about']],
      ['diff', 'the area promotions and its pages are gone', []],
    ],
  ]);
  for (const picture of problems.flatMap((problem) => problem.pictures))
    expect(readFileSync(join(faulty, picture)).subarray(1, 4).toString()).toBe('PNG');
});

test(
  'publish --for server --rehearse refuses a brand with faults and leaves the live release unchanged [operators.rehearse.publish]',
  FULL_ONLY,
  async () => {
    test.setTimeout(600_000);
    const server = join(folder, 'server');
    const publish = ['publish', 'mini', '--for', 'server', '--out', server];
    write('brand.json', JSON.stringify(mini(OFF)));
    const published = await marquee(...publish);
    expect(published.code, published.error).toBe(0);
    const before = readlinkSync(join(server, 'current'));
    write('brand.json', JSON.stringify(mini([...OFF, 'promotions'])));
    const refused = await marquee(...publish, '--rehearse', '--evidence', join(folder, 'faulty-server'));
    expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('promotions and its pages are gone')]);
    expect(readlinkSync(join(server, 'current'))).toBe(before);
  },
);

test(
  'a rehearsal catches six planted faults, and fails none of six harmless changes [operators.rehearse.accuracy]',
  FULL_ONLY,
  async () => {
    test.setTimeout(1_800_000);
    const seed = process.env['MARQUEE_SEED'] ?? String(randomInt(1_000_000));
    const args = ['node_modules/tsx/dist/cli.mjs', 'tests/bench/rehearse/bench.ts', '--sample=6', `--seed=${seed}`];
    const { code, out: printed } = await run(args);
    expect(code, printed).toBe(0);
  },
);
