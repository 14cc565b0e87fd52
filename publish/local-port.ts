import type { Brand } from '#schemas/brand.ts';

/** The port by which brand files refer to the local server. */
export const CONFIGURED_PORT = 4000;
const LOCAL_ORIGIN = new RegExp(`^(http://(?:[a-z0-9-]+\\.)?localhost):${CONFIGURED_PORT}(?=/|$)`);

/** Replaces port 4000 in a brand's local URLs with the port that the server actually uses. */
export const withLocalPort = (brand: Brand, port: number): Brand => {
  if (port === CONFIGURED_PORT) return brand;
  const moved = (origin: string): string => origin.replace(LOCAL_ORIGIN, `$1:${port}`);
  const { platform, connectors, liveChat, licence, helplines, resources } = brand;
  const { image, launch, service, payment, gateway } = platform.allow;
  return {
    ...brand,
    platform: {
      ...platform,
      ...(platform.launchReferrer && {
        launchReferrer: platform.launchReferrer.map((one) => ({ ...one, origin: moved(one.origin) })),
      }),
      allow: {
        image: image.map(moved),
        launch: launch.map(moved),
        service: service.map(moved),
        payment: payment.map(moved),
        gateway: gateway.map(moved),
      },
    },
    liveChat: liveChat === null ? null : moved(liveChat),
    licence: {
      ...licence,
      licensors: licence.licensors.map((one) => (one.url === undefined ? one : { ...one, url: moved(one.url) })),
    },
    helplines: helplines.map((one) => (one.url === undefined ? one : { ...one, url: moved(one.url) })),
    resources: resources.map((one) => ({
      ...one,
      url: moved(one.url),
      ...(one.qrCodeUrl === undefined ? {} : { qrCodeUrl: moved(one.qrCodeUrl) }),
    })),
    connectors: { ...connectors, origin: connectors.origin === null ? null : moved(connectors.origin) },
  };
};
