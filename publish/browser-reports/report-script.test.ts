import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { login } from '#schemas/calls/account.ts';
import { deposit } from '#schemas/calls/cashier.ts';
import { readReport, type BrowserReport } from './read-report.ts';
import { REPORT_SCRIPT, REPORTS_PATH } from './report-script.ts';

const ORIGIN = 'https://trial.example';
const QUIET: BrowserReport = { loadFailed: false, paint: null, login: null, deposit: null, isPolicyReport: false };

/** What the browser records about a page. */
interface Recorded {
  /** The path or URL of each resource, and its status. */
  readonly resources?: readonly (readonly [string, number])[];
  /** The times of largest contentful paints, in milliseconds. */
  readonly paints?: readonly number[];
  readonly isFromWorker?: boolean;
}

/** Runs the report script in a page. Returns the reports that it sends at once, and a function that hides the page. */
const runScript = ({ resources = [], paints = [], isFromWorker = false }: Recorded) => {
  const sent: Blob[] = [];
  const listeners = new Map<string, () => void>();
  const document = { visibilityState: 'visible' };
  const entries: Readonly<Record<string, readonly object[]>> = {
    resource: resources.map(([url, responseStatus]) => ({ name: new URL(url, ORIGIN).href, responseStatus })),
    'largest-contentful-paint': paints.map((startTime) => ({ startTime })),
  };
  class PerformanceObserver {
    constructor(readonly see: (list: { readonly getEntries: () => readonly object[] }) => void) {}
    observe({ type }: { readonly type: string }): void {
      this.see({ getEntries: () => entries[type] ?? [] });
    }
  }
  const globals = {
    PerformanceObserver,
    URL,
    Blob,
    document,
    location: { origin: ORIGIN },
    performance: { getEntriesByType: () => [{ workerStart: isFromWorker ? 5 : 0 }] },
    navigator: {
      sendBeacon: (path: string, body: Blob) => {
        expect(path).toBe(REPORTS_PATH);
        sent.push(body);
        return true;
      },
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  };
  runInNewContext(REPORT_SCRIPT, { ...globals, self: globals });
  const read = async (): Promise<readonly unknown[]> =>
    Promise.all(sent.map(async (body) => readReport(body.type, await body.text())));
  const hide = (): void => {
    document.visibilityState = 'hidden';
    listeners.get('visibilitychange')?.();
    listeners.get('pagehide')?.();
  };
  return { read, hide };
};

test.each<[string, Recorded, Partial<BrowserReport>]>([
  ['a script that is missing', { resources: [['/assets/entry.js', 404]] }, { loadFailed: true }],
  ['a style sheet that is missing', { resources: [['/sheet.00.css', 500]] }, { loadFailed: true }],
  ['a failed login', { resources: [[login.path, 400]] }, { login: 'failed' }],
  ['a failed deposit', { resources: [[deposit.path, 503]] }, { deposit: 'failed' }],
])('%s is reported at once, and only once [operators.canary.take-back]', async (_name, recorded, report) => {
  const { read, hide } = runScript(recorded);
  expect(await read()).toEqual([{ ...QUIET, ...report }]);
  hide();
  expect(await read()).toHaveLength(1);
});

test.each<[string, Recorded, Partial<BrowserReport>]>([
  ['the last paint', { paints: [400.2, 912.6] }, { paint: 913 }],
  ['no paint if the page came from the service worker', { paints: [40], isFromWorker: true }, {}],
  [
    'the outcomes of a login and a deposit',
    {
      resources: [
        [login.path, 200],
        [deposit.path, 200],
      ],
    },
    { login: 'done', deposit: 'done' },
  ],
  ['no failed load for a missing picture', { resources: [['/brand/00/banner.webp', 404]] }, {}],
  ['nothing about other origins', { resources: [['https://other.example/a.js', 404]] }, {}],
])('when the page is hidden, the report has %s [operators.canary.take-back]', async (_name, recorded, report) => {
  const { read, hide } = runScript(recorded);
  expect(await read()).toEqual([]);
  hide();
  expect(await read()).toEqual([{ ...QUIET, ...report }]);
});

test('a login that succeeds after a failed one is reported as done [operators.canary.take-back]', async () => {
  const { read, hide } = runScript({
    resources: [
      [login.path, 400],
      [login.path, 200],
      [login.path, 400],
    ],
  });
  hide();
  expect((await read()).at(-1)).toEqual({ ...QUIET, login: 'done' });
});
