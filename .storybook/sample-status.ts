import type { OutputOf } from '#schemas/call.ts';
import type { status } from '#schemas/calls/account.ts';
import type { WhitelabelNode } from '#schemas/whitelabel.ts';
import captured from './answers/account.status.json';

/** The captured status of a running site; `tests/stories/captured-answers.test.ts` checks it against its schema. */
export const sampleStatus = captured as unknown as OutputOf<typeof status>;

const without = (nodes: readonly WhitelabelNode[], off: readonly string[]): WhitelabelNode[] =>
  nodes.map((node) => ({
    ...node,
    enabled: off.includes(node.modId) ? '0' : node.enabled,
    childrenNodes: without(node.childrenNodes ?? [], off),
  }));

/** The same with some modules off. */
export const statusWithout = (...off: readonly string[]): OutputOf<typeof status> => ({
  ...sampleStatus,
  info: { ...sampleStatus.info, whitelabel: without(sampleStatus.info.whitelabel, off) },
});
