import type { Brand } from '#schemas/brand.ts';

/** The origin of a brand's connector pages; `null` if it uses none. */
export const connectorOrigin = ({ connectors: { origin, human, phone } }: Pick<Brand, 'connectors'>): string | null =>
  human === null && phone === null ? null : origin;

/** The host name of that origin, without port. */
export const connectorHost = (brand: Pick<Brand, 'connectors'>): string | null => {
  const origin = connectorOrigin(brand);
  return origin === null ? null : new URL(origin).hostname;
};
