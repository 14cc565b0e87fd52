import type { WhitelabelNode } from '#schemas/whitelabel.ts';

/** Whether a module is on, by name; modules that are not listed keep the platform's value. */
export type ModuleSwitches = Readonly<Record<string, boolean | undefined>>;

const switched = (nodes: readonly WhitelabelNode[], switches: ModuleSwitches): readonly WhitelabelNode[] =>
  nodes.map((node) => {
    const isOn = switches[node.modId];
    return {
      ...node,
      enabled: isOn === undefined ? node.enabled : isOn ? '1' : '0',
      childrenNodes: switched(node.childrenNodes ?? [], switches),
    };
  });

const idsOf = (nodes: readonly WhitelabelNode[]): readonly string[] =>
  nodes.flatMap(({ modId, childrenNodes }) => [modId, ...idsOf(childrenNodes ?? [])]);

/** Returns the whitelabel tree with modules switched on or off; a missing module that is switched on is added. */
export const withModules = (tree: readonly WhitelabelNode[], switches: ModuleSwitches): readonly WhitelabelNode[] => {
  const known = new Set(idsOf(tree));
  const added = Object.entries(switches).filter(([module, isOn]) => isOn === true && !known.has(module));
  return [...switched(tree, switches), ...added.map(([modId]) => ({ modId, enabled: '1' }))];
};
