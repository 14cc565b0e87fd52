import { refuse } from '../http/refuse.ts';
import type { Visit } from '../visit.ts';

export interface RelyingParty {
  /** The host without its port: a passkey belongs to it and to no other. */
  readonly id: string;
  /** Where the browser may say that it stood. */
  readonly origins: string[];
}

/** Who asks for a passkey: the host that was asked, on TLS; without it on this machine only, where browsers allow it. */
export const relyingParty = ({ host }: Pick<Visit, 'host'>): RelyingParty => {
  const address = `http://${host}`;
  if (!URL.canParse(address)) throw refuse('validation', 400, 'The Host header is no host');
  const { hostname } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return { id: hostname, origins: [`https://${host}`, ...(isLocal ? [address] : [])] };
};
