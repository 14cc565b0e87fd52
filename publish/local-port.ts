import type { Brand } from '#schemas/brand.ts';

/** The port that brand files name when they mean the local server. */
const WRITTEN = 4000;
const LOCAL = new RegExp(`^(http://(?:[a-z0-9-]+\\.)?localhost):${WRITTEN}(?=/|$)`);

/** A brand whose local addresses stand at the port that is really served: its file says 4000, whatever `PORT` says. */
export const atLocalPort = (brand: Brand, port: number): Brand => {
  if (port === WRITTEN) return brand;
  const moved = (origin: string): string => origin.replace(LOCAL, `$1:${port}`);
  const { platform, connectors, liveChat } = brand;
  const { image, launch, service, gateway } = platform.allow;
  return {
    ...brand,
    platform: {
      ...platform,
      allow: {
        image: image.map(moved),
        launch: launch.map(moved),
        service: service.map(moved),
        gateway: gateway.map(moved),
      },
    },
    liveChat: liveChat === null ? null : moved(liveChat),
    connectors: { ...connectors, origin: connectors.origin === null ? null : moved(connectors.origin) },
  };
};
