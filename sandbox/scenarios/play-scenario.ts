import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '#schemas/call.ts';
import { refuse } from '../http/refuse.ts';
import type { Scenario } from './scenario.ts';

/** Calls that answer in maintenance and in a blocked region too: the status page needs them. */
const ALWAYS_OPEN = new Set([
  'account.status',
  'account.whitelabel',
  'account.country',
  'account.keySet',
  'account.registerSettings',
  'common.domainRoute',
  'common.service',
  'common.help',
]);

const names = (calls: readonly string[], call: Call): boolean => calls.includes(call.name) || calls.includes('*');

/** What happens before a call is answered: waiting, failing, closed doors. */
export const playBefore = async (scenario: Scenario, call: Call): Promise<void> => {
  if (scenario.slowMs > 0) await wait(scenario.slowMs);
  const status = scenario.failing[call.name] ?? scenario.failing['*'];
  if (status !== undefined) throw refuse('internal', status, 'The platform fails, as the scenario says');
  if (ALWAYS_OPEN.has(call.name)) return;
  if (scenario.maintenance !== null) throw refuse('maintenance', 503, 'The site is under maintenance');
  if (scenario.regionBlock) throw refuse('region_blocked', 403, 'This site is not available where you are');
};

const broken = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":true,"val')),
    pull: (controller) => controller.error(new Error('connection reset, as the scenario says')),
  });

/** What becomes of the answer: another shape, or half of it. */
export const playAfter = (scenario: Scenario, call: Call, answer: Response): Response => {
  if (names(scenario.reset, call)) return new Response(broken(), { status: answer.status, headers: answer.headers });
  if (names(scenario.malformed, call))
    return new Response('{"success":true,"value":{"unexpected":[null]}}', { status: 200, headers: answer.headers });
  return answer;
};
