import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

export interface RelyingParty {
  /** The host without its port. Passkeys are valid only for this host. */
  readonly id: string;
  /** The origins that a browser may state in a signature. */
  readonly origins: string[];
}

/** Returns the relying party for the requested host. Its origin uses HTTPS, or HTTP on localhost, where browsers allow that. */
export const relyingParty = ({ host }: Pick<RequestContext, 'host'>): RelyingParty => {
  const address = `http://${host}`;
  if (!URL.canParse(address)) throw createProblem('validation', 400, 'The Host header is not a host');
  const { hostname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { id: hostname, origins: [`https://${host}`, ...(isLocal ? [address] : [])] };
};
