import { addressFault, isLocal } from './address-fault.ts';
import type { Draft } from './draft.ts';
import { finding, step, type Finding } from './finding.ts';

type Place = readonly [pointer: string, address: string];

const placesIn = ({ platform, connectors, licence, resources, liveChat, banners }: Draft): Place[] => [
  ...(platform.origin === null ? [] : [['/platform/origin', platform.origin] as const]),
  ...Object.entries(platform.allow).flatMap(([use, origins]) => origins.map((origin, index): Place => [`/platform/allow${step(use)}/${index}`, origin])),
  ...(connectors.origin === null ? [] : [['/connectors/origin', connectors.origin] as const]),
  ...(['human', 'phone'] as const).flatMap((name): Place[] => {
    const script = connectors[name]?.script;
    return script === undefined ? [] : [[`/connectors/${name}/script`, script]];
  }),
  ...licence.licensors.flatMap(({ url }, index): Place[] => (url === undefined ? [] : [[`/licence/licensors/${index}/url`, url]])),
  ...resources.flatMap((resource, index): Place[] => {
    if (resource === null) return [];
    const code: Place[] = resource.qrCodeUrl === undefined ? [] : [[`/resources/${index}/qrCodeUrl`, resource.qrCodeUrl]];
    return [[`/resources/${index}/url`, resource.url], ...code];
  }),
  ...(liveChat === null ? [] : [['/liveChat', liveChat] as const]),
  ...banners.flatMap((banner, index): Place[] => (banner?.linkageType === 2 && banner.target !== undefined ? [[`/banners/${index}/target`, banner.target]] : [])),
];

/** Addresses are https; http stands only for localhost, and only in a brand that is itself local. */
export const checkAddresses = (draft: Draft): Finding[] => {
  const host = draft.hosts?.find((name) => !isLocal(name));
  const found = placesIn(draft).flatMap(([pointer, address]): Finding[] => {
    const fault = addressFault(address);
    if (fault !== null) return [finding({ pointer, code: 'address', ...fault })];
    if (host !== undefined && address.startsWith('http:'))
      return [finding({ pointer, code: 'address', message: `an http:// address in a brand that is served on ${host}`, remedy: 'write https://' })];
    return [];
  });
  const { liveChat, platform } = draft;
  if (liveChat !== null && URL.canParse(liveChat) && !platform.allow.service.includes(new URL(liveChat).origin))
    found.push(finding({ pointer: '/liveChat', code: 'not-allowed-origin', message: `${new URL(liveChat).origin} is not allowed to be framed`, remedy: 'add it to platform.allow.service' }));
  return found;
};
