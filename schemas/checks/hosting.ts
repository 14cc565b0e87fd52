import { isLocal } from './address-fault.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printableJson, type Finding } from './finding.ts';

/** The code of the finding that prevents a brand from being published. */
export const NO_GATEWAY = 'no-gateway';

/** Requires a gateway if a host is public. Without a gateway, the sandbox would answer the brand's calls, and no money would be real. */
export const checkHosting = ({ hosts = [], platform }: BrandDraft): Finding[] => {
  const at = hosts.findIndex((host) => !isLocal(host));
  if (at === -1 || platform.origin !== null) return [];
  return [
    finding({
      pointer: `/hosts/${at}`,
      level: 'warning',
      code: NO_GATEWAY,
      message: `${printableJson(hosts[at])} is public, and platform.origin names no gateway`,
      remedy: "write the gateway's https address in platform.origin; without it the brand is not published",
    }),
  ];
};
