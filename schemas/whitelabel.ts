/** Modules of the platform that the site reads. */
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

/** The ids of the modules that are on: `enabled` is the string '1' on the node and on every ancestor. An absent module is off. */
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

/** Whether visitors can register by themselves, by user name or by mobile number. */
export const offersRegistration = (open: ReadonlySet<string>): boolean =>
  open.has('DIRECTREG3') && (open.has('USERNAMEREG3') || open.has('MOBILENUMREG3'));
