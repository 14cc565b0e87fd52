import type { Brand } from '#schemas/brand.ts';

/** The origin that a brand's site frames its connector pages from; `null` while it has none. */
export const connectorOrigin = ({ connectors: { origin, human, phone } }: Pick<Brand, 'connectors'>): string | null =>
  human === null && phone === null ? null : origin;

/** The host of that origin, without its port. */
export const connectorHost = (brand: Pick<Brand, 'connectors'>): string | null => {
  const origin = connectorOrigin(brand);
  return origin === null ? null : new URL(origin).hostname;
};
