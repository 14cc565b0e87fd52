import type { Brand } from '#schemas/brand.ts';

/** Returns a brand's public origin: https on its first host that is not local, or `null` if all hosts are local. */
export const publicOrigin = ({ hosts }: Pick<Brand, 'hosts'>): string | null => {
  const host = hosts.find((name) => name !== 'localhost' && !name.endsWith('.localhost'));
  return host === undefined ? null : `https://${host}`;
};

export interface LocalServer {
  readonly https: boolean;
  readonly port: number;
}

/** Returns the origin that links use, whatever host was requested: the public origin, or else the first host on the local server. */
export const canonicalOrigin = ({ hosts, id }: Pick<Brand, 'hosts' | 'id'>, { https, port }: LocalServer): string => {
  const host = hosts[0] ?? `${id}.localhost`;
  return publicOrigin({ hosts }) ?? (https ? `https://${host}` : new URL(`http://${host}:${port}`).origin);
};
