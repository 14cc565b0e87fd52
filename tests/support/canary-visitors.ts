import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { CANARY_COOKIE, canaryCookie, canaryMark } from '#publish/operators/canary/visitor-share.ts';

/** `fresh` visitors are in every canary share, `live` ones only in the last. */
type Group = 'fresh' | 'live';
const FIRST_DIGIT: Readonly<Record<Group, string>> = { fresh: '0', live: 'f' };

/** Returns the cookie of a visitor, identified by a number, in a release's canary. */
export const visitorCookie = (release: string, group: Group, visitor = 0): string =>
  `${CANARY_COOKIE}=${canaryMark(release)}-${FIRST_DIGIT[group]}${visitor.toString(16).padStart(31, '0')}`;

/**
 * Returns a visitor number; the same index always gives the same number. A sample of these therefore has the same shares in each run. With 10,000
 * random numbers, one sample in 50 would be off by more than one percentage point at 25 %.
 */
export const sampleVisitor = (index: number): string => createHash('md5').update(String(index)).digest('hex');

/** Returns the cookie of a sample visitor in a release's canary. */
export const sampleCookie = (release: string, index: number): string =>
  canaryCookie(release, sampleVisitor(index), false).split(';')[0] ?? '';

/** A server on this machine, and the site's host. */
interface Site {
  readonly port: number;
  readonly host: string;
}

/** Sends a report to a site from the local address `127.0.0.<from>`; resolves to the status. */
export const sendReport = ({ port, host }: Site, body: string, cookie = '', from = 1): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { Host: host, Cookie: cookie, 'Content-Type': 'application/json' };
    const options = { host: '127.0.0.1', port, path: '/_reports', method: 'POST', headers };
    request({ ...options, localAddress: `127.0.0.${from}` }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });

/** How many visitors of each release `reportFailedLoads` simulates: enough for the new release to be taken back. */
export const REPORTING_VISITORS = 24;

/**
 * Reports that a file failed to load for visitors of the new release, and for none of the live one. Each of a release's visitors has a different
 * address. Resolves to all statuses.
 */
export const reportFailedLoads = async (site: Site, release: string): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let visitor = 1; visitor <= REPORTING_VISITORS; visitor += 1)
    for (const group of ['fresh', 'live'] as const) {
      const body = JSON.stringify({ loadFailed: group === 'fresh', paint: null, login: null, deposit: null });
      statuses.push(await sendReport(site, body, visitorCookie(release, group, visitor), visitor + 1));
    }
  return statuses;
};
