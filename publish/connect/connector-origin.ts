import type { Brand } from '#schemas/brand.ts';

/** Returns the origin of a brand's connector pages, or `null` if the brand uses no connector. */
export const connectorOrigin = ({ connectors: { origin, human, phone } }: Pick<Brand, 'connectors'>): string | null =>
  human === null && phone === null ? null : origin;

/** Returns the host name of the connector origin, without the port. */
export const connectorHost = (brand: Pick<Brand, 'connectors'>): string | null => {
  const origin = connectorOrigin(brand);
  return origin === null ? null : new URL(origin).hostname;
};
