import type { Brand } from '#schemas/brand.ts';

/** A brand's public origin: https on its first host that is not local; `null` if all hosts are local. */
export const publicOrigin = ({ hosts }: Pick<Brand, 'hosts'>): string | null => {
  const host = hosts.find((name) => name !== 'localhost' && !name.endsWith('.localhost'));
  return host === undefined ? null : `https://${host}`;
};
