import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import type { RequestContext } from '#sandbox/kernel/requests/request-context.ts';

export interface RelyingParty {
  /** The host without its port; passkeys are bound to it. */
  readonly id: string;
  /** Origins that the browser may report. */
  readonly origins: string[];
}

/** Returns the relying party for the requested host: HTTPS, or HTTP on localhost, where browsers allow it. */
export const relyingParty = ({ host }: Pick<RequestContext, 'host'>): RelyingParty => {
  const address = `http://${host}`;
  if (!URL.canParse(address)) throw createProblem('validation', 400, 'The Host header is no host');
  const { hostname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { id: hostname, origins: [`https://${host}`, ...(isLocal ? [address] : [])] };
};
