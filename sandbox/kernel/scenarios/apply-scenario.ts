import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '#schemas/call.ts';
import type { WhitelabelNode } from '#schemas/whitelabel.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { Scenario } from './scenario.ts';

/** The calls answered even during maintenance and in a blocked region, because the status page needs them. */
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

const includesCall = (calls: readonly string[], call: Call): boolean =>
  calls.includes(call.name) || calls.includes('*');

/** Applies the faults of a scenario that occur before a call is handled: delay, failure, maintenance and blocked region. */
export const applyBeforeCall = async (scenario: Scenario, call: Call): Promise<void> => {
  if (scenario.slowMs > 0) await wait(scenario.slowMs);
  const status = scenario.failing[call.name] ?? scenario.failing['*'];
  if (status !== undefined) throw createProblem('internal', status, 'The platform fails as requested by the scenario');
  if (ALWAYS_OPEN.has(call.name)) return;
  if (scenario.maintenance !== null) throw createProblem('maintenance', 503, 'The site is under maintenance');
  if (scenario.regionBlock) throw createProblem('region_blocked', 403, 'This site is not available where you are');
};

const brokenStream = (): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"success":true,"val')),
    pull: (controller) => controller.error(new Error('connection reset, as the scenario says')),
  });

/** Applies the faults of a scenario to a response: a body that does not match the schema, or a connection that breaks midway. */
export const applyToResponse = (scenario: Scenario, call: Call, answer: Response): Response => {
  if (includesCall(scenario.reset, call))
    return new Response(brokenStream(), { status: answer.status, headers: answer.headers });
  if (includesCall(scenario.malformed, call))
    return new Response('{"success":true,"value":{"unexpected":[null]}}', { status: 200, headers: answer.headers });
  return answer;
};

const disableNodes = (nodes: readonly WhitelabelNode[], off: ReadonlySet<string>): readonly WhitelabelNode[] =>
  nodes.map((node) => ({
    ...node,
    enabled: off.has(node.modId) ? '0' : node.enabled,
    childrenNodes: disableNodes(node.childrenNodes ?? [], off),
  }));

/** Returns the merchant without the modules that the scenario switches off. */
export const disableModules = (merchant: MerchantRow, { modulesOff }: Pick<Scenario, 'modulesOff'>): MerchantRow =>
  modulesOff.length === 0
    ? merchant
    : {
        ...merchant,
        settings: { ...merchant.settings, whitelabel: disableNodes(merchant.settings.whitelabel, new Set(modulesOff)) },
      };
