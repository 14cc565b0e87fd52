import { isLocal } from './address-fault.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printableJson, type Finding } from './finding.ts';

/** The code of a finding that blocks publishing. */
export const NO_GATEWAY = 'no-gateway';

/** Requires a gateway for a public host: without one, the brand would be answered by the sandbox, where no money is real. */
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
