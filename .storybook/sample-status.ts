import type { OutputOf } from '#schemas/call.ts';
import type { status } from '#schemas/calls/account.ts';
import type { WhitelabelNode } from '#schemas/whitelabel.ts';
import captured from './answers/account.status.json';

/** What the platform says of a site that is up, as captured; `tests/stories/captured-answers.test.ts` holds it to its schema. */
export const sampleStatus = captured as unknown as OutputOf<typeof status>;

const without = (nodes: readonly WhitelabelNode[], off: readonly string[]): WhitelabelNode[] =>
  nodes.map((node) => ({
    ...node,
    enabled: off.includes(node.modId) ? '0' : node.enabled,
    childrenNodes: without(node.childrenNodes ?? [], off),
  }));

/** The same with modules off. */
export const statusWithout = (...off: readonly string[]): OutputOf<typeof status> => ({
  ...sampleStatus,
  info: { ...sampleStatus.info, whitelabel: without(sampleStatus.info.whitelabel, off) },
});
