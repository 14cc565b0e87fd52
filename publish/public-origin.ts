import type { Brand } from '#schemas/brand.ts';

/** Where the world finds a brand: https on its first host that is not local; `null` for a brand with local hosts only. */
export const publicOrigin = ({ hosts }: Pick<Brand, 'hosts'>): string | null => {
  const host = hosts.find((name) => name !== 'localhost' && !name.endsWith('.localhost'));
  return host === undefined ? null : `https://${host}`;
};
