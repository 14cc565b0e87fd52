import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { firstRouteWeight } from '../../budgets/built-scripts.ts';
import { median, rank } from '../figures.ts';
import { figuresOf, openFormsBench, type FormName } from '../forms/measure-forms.ts';
import { openLobbyBench, TILES } from '../lobby/measure-lobby.ts';
import { bareVisit } from '../site/bare-visit.ts';
import { startChildServer } from '../site/start-child-server.ts';
import { inBareTab } from './bare-browser.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { withPresentPage } from './present-page.ts';
import { brandsOf, startSite } from './running-site.ts';
import type { FigureKind } from './verdict.ts';

export interface Figure {
  readonly words: string;
  readonly kind: FigureKind;
  /** Measurements are divided by this number in the report. */
  readonly divisor?: number;
}

/** A checkout to measure. */
export interface Subject {
  readonly root: string;
  /** The folder of the checkout's database. */
  readonly dataDir: string;
}

export interface Probe {
  /** Returns one value for each of the bench's figures. */
  readonly measure: () => Promise<readonly number[]>;
  readonly close: () => void;
}

export interface Bench {
  readonly name: string;
  /** Whether other benches need the output of this one. */
  readonly isNeeded?: boolean;
  readonly figures: readonly Figure[];
  /** The minimum number of measurements per checkout. */
  readonly rounds: number;
  /** Rejects if the checkout cannot be measured. */
  readonly open: (subject: Subject) => Promise<Probe>;
}

/** Copied at the start, because Vite sets NODE_ENV to production for this process when it builds a bench page. */
const ENVIRONMENT = { ...process.env };
const ROUNDS = 3;
const KB = 1000;
const MB = 1_000_000;
const SECOND = 1000;
const HOME = 'perya';
/** Several visits, because the blocking times of single visits can differ by half. */
const VISITS = 3;
const MOUNTS = 5;
const nothing = (): void => undefined;

const needsLogin = (root: string, brand: string): boolean =>
  (
    JSON.parse(readFileSync(join(root, 'brands', brand, 'brand.json'), 'utf8')) as {
      readonly modules: { readonly loginRequired: boolean };
    }
  ).modules.loginRequired;

const build: Bench = {
  name: 'build',
  isNeeded: true,
  rounds: 1,
  figures: [
    { words: 'Build, CPU s', kind: 'time' },
    { words: "First route's script, Brotli kB", kind: 'size', divisor: KB },
  ],
  open: ({ root }) =>
    Promise.resolve({
      measure: async () => {
        const seconds = await cpuSeconds(root, ['cli/build.mjs'], ENVIRONMENT);
        return [seconds, firstRouteWeight(join(root, 'dist/client'))];
      },
      close: nothing,
    }),
};

const firstStart: Bench = {
  name: 'first start',
  rounds: 1,
  figures: [
    { words: 'First start of a built site, ready after s', kind: 'time', divisor: SECOND },
    { words: 'Memory once every brand is ready, MB', kind: 'time', divisor: MB },
  ],
  open: ({ root, dataDir }) =>
    Promise.resolve({
      measure: async () => {
        rmSync(dataDir, { recursive: true, force: true });
        const site = await startSite(root, dataDir);
        await site.allReady();
        const memory = site.memory();
        await site.stop();
        return [site.readyMs, memory];
      },
      close: nothing,
    }),
};

const site: Bench = {
  name: 'site',
  rounds: ROUNDS,
  figures: [
    { words: 'Start, ready after ms', kind: 'time' },
    { words: 'Memory after visits, MB', kind: 'time', divisor: MB },
    { words: 'Home, script until idle, kB', kind: 'size', divisor: KB },
    { words: 'Home, requests for script until idle', kind: 'count' },
    { words: 'Home, blocking time at 4x CPU, cold, ms', kind: 'time' },
    { words: 'Login page, script until idle, kB', kind: 'size', divisor: KB },
  ],
  open: ({ root, dataDir }) => {
    const login = brandsOf(root).find((brand) => needsLogin(root, brand));
    if (login === undefined) throw new Error('no brand requires login');
    return Promise.resolve({
      measure: async () => {
        const running = await startSite(root, dataDir);
        await running.allReady();
        const line = await startChildServer('line-process.ts', [String(running.port)]);
        const homes = [];
        while (homes.length < VISITS)
          homes.push(await inBareTab((tab) => bareVisit(tab, `http://${HOME}.localhost:${line.port}/`)));
        const { scripts } = await inBareTab((tab) => bareVisit(tab, `http://${login}.localhost:${running.port}/`));
        const memory = running.memory();
        line.end();
        await running.stop();
        return [
          running.readyMs,
          memory,
          median(homes.map((home) => home.scripts.bytes)),
          median(homes.map((home) => home.scripts.requests)),
          median(homes.map((home) => home.figures.tbt)),
          scripts.bytes,
        ];
      },
      close: nothing,
    });
  },
};

const forms = (here: string, browser: Browser): Bench => ({
  name: 'forms',
  rounds: ROUNDS,
  figures: [
    { words: 'Registration form, mount to hand-written', kind: 'time' },
    { words: 'Keystroke p95 to plain RJSF', kind: 'time' },
  ],
  open: async (subject) => {
    const { measureOnce, close } = await withPresentPage(
      here,
      subject.root,
      'tests/bench/forms/page',
      (root) => openFormsBench(browser, root),
      (opened) => opened.measureOnce('ours', 1),
    );
    const figures = async (form: FormName, mounts: number) => figuresOf([await measureOnce(form, mounts)]);
    return {
      measure: async () => {
        const [ours, hand, plain] = [
          await figures('ours', MOUNTS),
          await figures('hand-written', MOUNTS),
          await figures('plain-rjsf', 1),
        ];
        return [ours.mount / hand.mount, ours.p95 / plain.p95];
      },
      close,
    };
  },
});

const lobby = (here: string, browser: Browser): Bench => ({
  name: 'lobby',
  rounds: ROUNDS,
  figures: [
    { words: 'Lobby, mount, ms', kind: 'time' },
    { words: 'Lobby, scroll p95, ms', kind: 'time' },
  ],
  open: async (subject) => {
    const { onFreshPage, close } = await withPresentPage(
      here,
      subject.root,
      'tests/bench/lobby/page',
      (root) => openLobbyBench(browser, root),
      ({ onFreshPage }) => onFreshPage(async () => undefined),
    );
    return {
      measure: async () => {
        const grid = await onFreshPage((page) => page.evaluate((count) => globalThis.mountTiles(count), TILES));
        return [grid.mountMs, rank(grid.frames, 0.95)];
      },
      close,
    };
  },
});

/** Samples of every kind of unit test; files missing from one of the checkouts are left out. */
const SLICE = [
  'schemas/whitelabel.test.ts',
  'machines/withdrawal/withdrawal.machine.test.ts',
  'publish/document.test.ts',
  'sandbox/kernel/ledger/ledger.test.ts',
  'src/ui/dialog.test.tsx',
  'src/features/help/help-centre.test.tsx',
  'src/features/shell/site-header.test.tsx',
];

const tests = (subjects: readonly Subject[]): Bench => {
  const files = SLICE.filter((file) => subjects.every(({ root }) => existsSync(join(root, file))));
  return {
    name: 'tests',
    rounds: ROUNDS,
    figures: [{ words: `${files.length} files of unit tests, CPU s`, kind: 'time' }],
    open: async ({ root }) => {
      const run = () =>
        cpuSeconds(
          root,
          [
            'node_modules/vitest/vitest.mjs',
            'run',
            '--config',
            'tests/vitest.config.ts',
            '--project=!stories',
            ...files,
          ],
          ENVIRONMENT,
        );
      // Warm-up run: captures answers and fills caches.
      await run();
      return { measure: async () => [await run()], close: nothing };
    },
  };
};

/** Returns the benches in measuring order; the build comes first. */
export const allBenches = (here: string, browser: Browser, subjects: readonly Subject[]): readonly Bench[] => [
  build,
  firstStart,
  site,
  forms(here, browser),
  lobby(here, browser),
  tests(subjects),
];
