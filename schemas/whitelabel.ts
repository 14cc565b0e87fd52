/** The modules of the platform that the site uses. */
export const MODULES = [
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'USERNAMEREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'DIRECTREG3',
  'CHNGPASSVERIF3',
] as const;
export type Module = (typeof MODULES)[number];

export interface WhitelabelNode {
  readonly modId: string;
  readonly enabled: string;
  readonly childrenNodes?: readonly WhitelabelNode[];
}

const MAX_DEPTH = 64;

/**
 * Returns the ids of the modules that are on. A module is on if `enabled` is the string '1' on its node and on every
 * ancestor; a missing module is off.
 */
export const openModules = (tree: readonly WhitelabelNode[]): ReadonlySet<string> => {
  const open = new Set<string>();
  const walk = (nodes: readonly WhitelabelNode[], depth: number): void => {
    if (depth > MAX_DEPTH) return;
    for (const { modId, enabled, childrenNodes } of nodes) {
      if (enabled !== '1') continue;
      open.add(modId);
      walk(childrenNodes ?? [], depth + 1);
    }
  };
  walk(tree, 0);
  return open;
};

/** How a visitor can register: by user name, or by mobile number. */
export const REGISTER_WAYS = ['username', 'mobile'] as const;
export type RegisterWay = (typeof REGISTER_WAYS)[number];

const MODULE_OF_WAY = { username: 'USERNAMEREG3', mobile: 'MOBILENUMREG3' } as const satisfies Record<
  RegisterWay,
  Module
>;

/** Returns the ids of the modules that are on, without the modules for ways to register that the brand does not offer. */
export const offeredModules = (
  tree: readonly WhitelabelNode[],
  ways: readonly RegisterWay[] = REGISTER_WAYS,
): ReadonlySet<string> => {
  const open = new Set(openModules(tree));
  for (const way of REGISTER_WAYS) if (!ways.includes(way)) open.delete(MODULE_OF_WAY[way]);
  return open;
};

/** Returns the ways to register whose module is on. */
export const registerWays = (open: ReadonlySet<string>): readonly RegisterWay[] =>
  REGISTER_WAYS.filter((way) => open.has(MODULE_OF_WAY[way]));

/** Whether visitors can register on their own. */
export const offersRegistration = (open: ReadonlySet<string>): boolean =>
  open.has('DIRECTREG3') && registerWays(open).length > 0;
