import type { WhitelabelNode } from '#schemas/whitelabel.ts';

/** By module: whether it is on. Those that are not named are as the platform has them. */
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

/** The whitelabel tree with these modules switched; one that is switched on and not in the tree comes into it. */
export const withModules = (tree: readonly WhitelabelNode[], switches: ModuleSwitches): readonly WhitelabelNode[] => {
  const known = new Set(idsOf(tree));
  const added = Object.entries(switches).filter(([module, isOn]) => isOn === true && !known.has(module));
  return [...switched(tree, switches), ...added.map(([modId]) => ({ modId, enabled: '1' }))];
};
