import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** Removes the prefix `::ffff:` that dual-stack sockets put before IPv4 addresses. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Parses `TRUSTED_PROXIES`: comma-separated addresses or CIDR blocks. Throws an error that names the remedy. */
export const parseTrustedProxies = (text: string | undefined): BlockList => {
  const list = new BlockList();
  for (const entry of (text ?? '').split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix, ...more] = entry.split('/');
    const bits = isIP(address) === 4 ? 32 : 128;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (isIP(address) === 0 || more.length > 0 || !(length >= 0 && length <= bits))
      throw new Error(
        `TRUSTED_PROXIES has "${entry}"; write addresses or CIDR blocks, such as TRUSTED_PROXIES=10.0.0.0/8,fd00::/8`,
      );
    list.addSubnet(address, length, familyOf(address));
  }
  return list;
};

/** What the server knows about the client of a request. */
export interface Client {
  readonly address: string;
  readonly https: boolean;
  /** The host that the client requested, if a trusted proxy states it; otherwise `null`. */
  readonly host: string | null;
  readonly isProxied: boolean;
}

const lastOf = (header: string | null): string => (header ?? '').split(',').at(-1)?.trim() ?? '';

/**
 * Returns the client of a request that came through trusted proxies: the last address in `X-Forwarded-For` that is not
 * a trusted proxy. If the peer is not a trusted proxy, its headers are ignored and the peer itself is the client.
 */
export const clientOf = (peer: string, headers: Headers, trusted: BlockList): Client => {
  const isTrusted = (address: string): boolean => isIP(address) !== 0 && trusted.check(address, familyOf(address));
  let address = plainAddress(peer);
  if (!isTrusted(address)) return { address, https: false, host: null, isProxied: false };
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  while (isTrusted(address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return {
    address,
    https: lastOf(headers.get('x-forwarded-proto')).toLowerCase() === 'https',
    host: lastOf(headers.get('x-forwarded-host')) || null,
    isProxied: true,
  };
};
