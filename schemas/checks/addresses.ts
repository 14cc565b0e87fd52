import { addressFault, isLocal } from './address-fault.ts';
import type { Draft } from './draft.ts';
import { finding, step, type Finding } from './finding.ts';

type Place = readonly [pointer: string, address: string];

const placesIn = ({ platform, connectors, licence, resources, liveChat, banners }: Draft): Place[] => [
  ...(platform.origin === null ? [] : [['/platform/origin', platform.origin] as const]),
  ...Object.entries(platform.allow).flatMap(([use, origins]) =>
    origins.map((origin, index): Place => [`/platform/allow${step(use)}/${index}`, origin]),
  ),
  ...(connectors.origin === null ? [] : [['/connectors/origin', connectors.origin] as const]),
  ...(['human', 'phone'] as const).flatMap((name): Place[] => {
    const script = connectors[name]?.script;
    return script === undefined ? [] : [[`/connectors/${name}/script`, script]];
  }),
  ...licence.licensors.flatMap(({ url }, index): Place[] =>
    url === undefined ? [] : [[`/licence/licensors/${index}/url`, url]],
  ),
  ...resources.flatMap((resource, index): Place[] => {
    if (resource === null) return [];
    const code: Place[] =
      resource.qrCodeUrl === undefined ? [] : [[`/resources/${index}/qrCodeUrl`, resource.qrCodeUrl]];
    return [[`/resources/${index}/url`, resource.url], ...code];
  }),
  ...(liveChat === null ? [] : [['/liveChat', liveChat] as const]),
  ...banners.flatMap((banner, index): Place[] =>
    banner?.linkageType === 2 && banner.target !== undefined ? [[`/banners/${index}/target`, banner.target]] : [],
  ),
];

/** A room is framed: a page of the brand's own hosts could reach out of its frame. */
const checkChat = ({ liveChat, hosts, platform }: Draft): Finding[] => {
  if (liveChat === null || !URL.canParse(liveChat)) return [];
  const { origin, hostname } = new URL(liveChat);
  if (hosts?.includes(hostname) === true)
    return [
      finding({
        pointer: '/liveChat',
        code: 'own-origin',
        message: `${origin} is a host of the brand itself`,
        remedy: 'write the address of a room at an origin of its own',
      }),
    ];
  return platform.allow.service.includes(origin)
    ? []
    : [
        finding({
          pointer: '/liveChat',
          code: 'not-allowed-origin',
          message: `${origin} is not allowed to be framed`,
          remedy: 'add it to platform.allow.service',
        }),
      ];
};

/** Addresses are https; http stands only for localhost, and only in a brand that is itself local. */
export const checkAddresses = (draft: Draft): Finding[] => {
  const host = draft.hosts?.find((name) => !isLocal(name));
  const found = placesIn(draft).flatMap(([pointer, address]): Finding[] => {
    const fault = addressFault(address);
    if (fault !== null) return [finding({ pointer, code: 'address', ...fault })];
    if (host !== undefined && address.startsWith('http:'))
      return [
        finding({
          pointer,
          code: 'address',
          message: `an http:// address in a brand that is served on ${host}`,
          remedy: 'write https://',
        }),
      ];
    return [];
  });
  return [...found, ...checkChat(draft)];
};
