import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { print } from '../figures.ts';

/** The newest version that runs on Node 20. Its 200 packages are not project dependencies; they are installed in a separate folder. */
const VERSION = '12.8.2';
const FOLDER = fileURLToPath(
  new URL(`../../../node_modules/.cache/marquee-bench/lighthouse-${VERSION}`, import.meta.url),
);
const MANIFEST = {
  private: true,
  dependencies: { lighthouse: VERSION },
  overrides: { '@paulirish/trace_engine': { 'third-party-web': '0.27.0', 'legacy-javascript': '0.0.1' } },
};

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  readonly path: string;
  readonly httpOnly: boolean;
  readonly secure: boolean;
}

/** The part of puppeteer's page that the benchmark uses. */
export interface BenchPage {
  readonly goto: (address: string, options: { readonly waitUntil: 'load' | 'networkidle0' }) => Promise<unknown>;
  readonly url: () => string;
  readonly evaluate: <Value, Facts extends readonly unknown[]>(
    run: (...facts: Facts) => Value,
    ...facts: Facts
  ) => Promise<Awaited<Value>>;
  readonly evaluateOnNewDocument: (code: string) => Promise<unknown>;
  readonly setViewport: (viewport: {
    readonly width: number;
    readonly height: number;
    readonly deviceScaleFactor: number;
    readonly isMobile: boolean;
    readonly hasTouch: boolean;
  }) => Promise<void>;
  readonly setUserAgent: (text: string) => Promise<void>;
  readonly emulateCPUThrottling: (factor: number) => Promise<void>;
  readonly touchscreen: { readonly tap: (x: number, y: number) => Promise<void> };
  readonly close: () => Promise<void>;
}

/** A DevTools protocol session of one tab, or of the browser. */
export interface CdpSession {
  readonly send: <Answer>(method: string, params: object) => Promise<Answer>;
}

export interface BenchTarget {
  readonly type: () => string;
  readonly createCDPSession: () => Promise<CdpSession>;
}

export interface BenchBrowser {
  readonly target: () => BenchTarget;
  readonly targets: () => readonly BenchTarget[];
  readonly waitForTarget: (isIt: (target: BenchTarget) => boolean) => Promise<BenchTarget>;
  readonly newPage: () => Promise<BenchPage>;
  readonly pages: () => Promise<readonly BenchPage[]>;
  readonly setCookie: (...cookies: readonly Cookie[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface RequestRow {
  readonly url: string;
  readonly transferSize: number;
  readonly resourceType?: string;
}

/** The values that Lighthouse observed, not those it simulated. */
export interface ObservedMetrics {
  readonly observedFirstContentfulPaint?: number;
  readonly observedLargestContentfulPaint?: number;
  readonly observedSpeedIndex?: number;
}

interface Audit<Item = unknown> {
  readonly numericValue?: number;
  readonly errorMessage?: string;
  readonly details?: { readonly items?: readonly Item[] };
}

export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Partial<Record<string, Audit>>> & {
    readonly metrics?: Audit<ObservedMetrics>;
    readonly 'network-requests'?: Audit<RequestRow>;
  };
}

interface Options {
  readonly flags: Readonly<Record<string, unknown>>;
}

interface RunnerResult {
  readonly lhr: LighthouseResult;
}

export interface Lighthouse {
  readonly launch: (options: {
    readonly executablePath: string;
    readonly args: readonly string[];
    readonly headless: boolean;
    readonly userDataDir: string;
  }) => Promise<BenchBrowser>;
  readonly navigation: (page: BenchPage, address: string, options: Options) => Promise<RunnerResult | undefined>;
  readonly startTimespan: (
    page: BenchPage,
    options: Options,
  ) => Promise<{ readonly endTimespan: () => Promise<RunnerResult | undefined> }>;
}

const install = (): void => {
  print(`Installing Lighthouse ${VERSION} into ${FOLDER} (200 packages, once) ...`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(MANIFEST));
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error('Lighthouse could not be installed: see npm above. Is the network there?');
};

const load = (path: string): Promise<unknown> => import(pathToFileURL(join(FOLDER, 'node_modules', path)).href);

/** Loads Lighthouse and its browser driver; installs them if missing. */
export const loadLighthouse = async (): Promise<Lighthouse> => {
  // npm writes this file last, so it exists only if the installation is complete.
  if (!existsSync(join(FOLDER, 'node_modules/.package-lock.json'))) install();
  const { navigation, startTimespan } = (await load('lighthouse/core/index.js')) as Pick<
    Lighthouse,
    'navigation' | 'startTimespan'
  >;
  const { default: puppeteer } = (await load('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js')) as {
    readonly default: Pick<Lighthouse, 'launch'>;
  };
  return { navigation, startTimespan, launch: (options) => puppeteer.launch(options) };
};
