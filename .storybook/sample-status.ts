import type { OutputOf } from '#schemas/call.ts';
import type { status } from '#schemas/calls/account.ts';
import type { WhitelabelNode } from '#schemas/whitelabel.ts';
import { capturedStatus } from './captured-answers.ts';

const without = (nodes: readonly WhitelabelNode[], off: readonly string[]): WhitelabelNode[] =>
  nodes.map((node) => ({
    ...node,
    enabled: off.includes(node.modId) ? '0' : node.enabled,
    childrenNodes: without(node.childrenNodes ?? [], off),
  }));

/** Returns the captured status with some modules switched off. */
export const statusWithout = (...off: readonly string[]): OutputOf<typeof status> => ({
  ...capturedStatus,
  info: { ...capturedStatus.info, whitelabel: without(capturedStatus.info.whitelabel, off) },
});
