import { cookieOf } from '../../server/choose-document.ts';
import { FolderInUse } from '../../locks/folder-lock.ts';
import { whileLocked } from '../../locks/while-locked.ts';
import { LARGEST_REPORT, readReport } from '../../browser-reports/read-report.ts';
import { createReportCounts } from '../../browser-reports/report-counts.ts';
import type { Canary, EndedCanary } from '../releases/manifest.ts';
import { abortCanary, advanceCanary } from '../releases/run-canary.ts';
import { readReleases } from '../releases/switch-release.ts';
import { shareOf } from './canary-state.ts';
import { decideCanary, type CanaryDecision } from './decide-canary.ts';
import { CANARY_COOKIE, isInCanary, visitorIn } from './visitor-share.ts';

/** The state of a canary after a check. */
export interface CanaryLook {
  /** The canary that is still running; `null` if it has ended. */
  readonly canary: Canary | null;
  /** How the folder's last canary ended; `null` if none has. */
  readonly ended: EndedCanary | null;
  readonly decision: CanaryDecision;
  /** Whether this check has changed which release some visitors get. */
  readonly isChanged: boolean;
}

export interface CanaryWatch {
  /** Answers a browser's report. `address` is the client's. */
  readonly receive: (request: Request, address: string) => Promise<Response>;
  /**
   * Checks the reports of browsers, and rolls the canary back or moves it to the next step when due. While web servers do not serve the current step
   * yet, nothing is decided, and earlier reports do not count.
   */
  readonly look: (state?: { readonly isServed: boolean }) => Promise<CanaryLook>;
}

interface CanaryWatchOptions {
  /** The folder with the releases. */
  readonly target: string;
  /** Who is recorded as the one who moved the canary. */
  readonly by: string;
  readonly now?: () => number;
}

const MINUTE_MS = 60_000;
const NOTHING_TO_DO: CanaryDecision = { act: 'continue', reasons: [] };

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...(status === 405 && { Allow: 'POST' }) } });

/** Reads a body of at most `most` bytes; resolves to `null` if it is longer. */
const readBody = async (request: Request, most: number): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

const isSameStep = (one: Canary | null, other: Canary | null): boolean =>
  one?.release === other?.release && one?.step === other?.step;

/**
 * Watches the canary of a folder: counts the reports of browsers since the current step began, and decides by them.
 * Reports do not name the release, because it follows from the number in the visitor's cookie.
 */
export const createCanaryWatch = ({ target, by, now = Date.now }: CanaryWatchOptions): CanaryWatch => {
  let canary: Canary | null = null;
  let counts = createReportCounts();
  /** When web servers began to serve the current step, if later than its start; in Unix milliseconds. */
  let servedSince = 0;

  const follow = (current: Canary | null): void => {
    if (!isSameStep(canary, current)) counts = createReportCounts();
    canary = current;
  };

  const decide = ({ since, minutes }: Canary): CanaryDecision =>
    decideCanary({
      fresh: counts.of('fresh'),
      live: counts.of('live'),
      minutes: (now() - Math.max(Date.parse(since), servedSince)) / MINUTE_MS,
      leastMinutes: minutes,
    });

  /** Carries out a decision, unless another command has changed the canary since it was made. */
  const apply = ({ act, reasons }: CanaryDecision, decided: Canary): Promise<boolean> =>
    whileLocked(target, async () => {
      const manifest = await readReleases(target);
      if (!isSameStep(manifest.canary, decided)) return false;
      const change = { by, now: new Date(now()), reasons };
      await (act === 'next' ? advanceCanary : abortCanary)(target, manifest, change);
      return true;
    }).catch((error: unknown) => {
      // Another command is changing the folder; the next check sees the result.
      if (error instanceof FolderInUse) return false;
      throw error;
    });

  return {
    receive: async (request, address) => {
      if (request.method !== 'POST') return answer(405);
      const text = await readBody(request, LARGEST_REPORT);
      if (text === null) return answer(413);
      const report = readReport(request.headers.get('Content-Type') ?? '', text);
      if (report === undefined) return answer(415);
      if (report === null) return answer(400);
      const cookie = cookieOf(request.headers.get('Cookie'), CANARY_COOKIE);
      const visitor = canary === null ? null : visitorIn(cookie, canary.release);
      if (canary === null || visitor === null) return answer(204);
      const isFresh = isInCanary(visitor, shareOf(canary));
      return answer(counts.add({ visitor, address, isFresh }, report, now()) ? 204 : 429);
    },
    look: async ({ isServed } = { isServed: true }) => {
      follow((await readReleases(target)).canary);
      if (!isServed) {
        counts = createReportCounts();
        servedSince = now();
      }
      const decision = !isServed || canary === null ? NOTHING_TO_DO : decide(canary);
      const isChanged = canary !== null && decision.act !== 'continue' && (await apply(decision, canary));
      const { canary: current, endedCanaries } = await readReleases(target);
      follow(current);
      return { canary: current, ended: endedCanaries.at(-1) ?? null, decision, isChanged };
    },
  };
};
