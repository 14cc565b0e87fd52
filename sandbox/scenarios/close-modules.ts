import type { WhitelabelNode } from '#schemas/whitelabel.ts';
import type { MerchantRow } from '../seed/merchant-of.ts';
import type { Scenario } from './scenario.ts';

const close = (nodes: readonly WhitelabelNode[], off: ReadonlySet<string>): readonly WhitelabelNode[] =>
  nodes.map((node) => ({
    ...node,
    enabled: off.has(node.modId) ? '0' : node.enabled,
    childrenNodes: close(node.childrenNodes ?? [], off),
  }));

/** The merchant as the scenario has it: the named modules are off, for every call. */
export const closeModules = (merchant: MerchantRow, { modulesOff }: Pick<Scenario, 'modulesOff'>): MerchantRow =>
  modulesOff.length === 0
    ? merchant
    : {
        ...merchant,
        settings: { ...merchant.settings, whitelabel: close(merchant.settings.whitelabel, new Set(modulesOff)) },
      };
