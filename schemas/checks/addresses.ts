import { addressFault, isLocal } from './address-fault.ts';
import type { BrandDraft } from './draft.ts';
import { finding, pointerSegment, type Finding } from './finding.ts';

type AddressField = readonly [pointer: string, address: string];

const addressesIn = ({
  platform,
  connectors,
  licence,
  helplines,
  resources,
  liveChat,
  banners,
}: BrandDraft): AddressField[] => [
  ...(platform.origin === null ? [] : [['/platform/origin', platform.origin] as const]),
  ...Object.entries(platform.allow).flatMap(([use, origins]) =>
    origins.map((origin, index): AddressField => [`/platform/allow${pointerSegment(use)}/${index}`, origin]),
  ),
  ...(platform.launchReferrer ?? []).map(({ origin }, index): AddressField => [
    `/platform/launchReferrer/${index}/origin`,
    origin,
  ]),
  ...(connectors.origin === null ? [] : [['/connectors/origin', connectors.origin] as const]),
  ...(['human', 'phone'] as const).flatMap((name): AddressField[] => {
    const script = connectors[name]?.script;
    return script === undefined ? [] : [[`/connectors/${name}/script`, script]];
  }),
  ...licence.licensors.flatMap(({ url }, index): AddressField[] =>
    url === undefined ? [] : [[`/licence/licensors/${index}/url`, url]],
  ),
  ...helplines.flatMap((helpline, index): AddressField[] =>
    helpline?.url === undefined ? [] : [[`/helplines/${index}/url`, helpline.url]],
  ),
  ...resources.flatMap((resource, index): AddressField[] => {
    if (resource === null) return [];
    const code: AddressField[] =
      resource.qrCodeUrl === undefined ? [] : [[`/resources/${index}/qrCodeUrl`, resource.qrCodeUrl]];
    return [[`/resources/${index}/url`, resource.url], ...code];
  }),
  ...(liveChat === null ? [] : [['/liveChat', liveChat] as const]),
  ...banners.flatMap((banner, index): AddressField[] =>
    banner?.linkageType === 2 && banner.target !== undefined ? [[`/banners/${index}/target`, banner.target]] : [],
  ),
];

/**
 * Requires an allowed origin for the chat room, other than the brand's own. The chat room runs in a frame; on the brand's origin its scripts could
 * access the site.
 */
const checkChat = ({ liveChat, hosts, platform }: BrandDraft): Finding[] => {
  if (liveChat === null || !URL.canParse(liveChat)) return [];
  const { origin, hostname } = new URL(liveChat);
  if (hosts?.includes(hostname) === true)
    return [
      finding({
        pointer: '/liveChat',
        code: 'own-origin',
        message: `${origin} is a host of the brand itself`,
        remedy: 'write the address of a chat room on another origin',
      }),
    ];
  return platform.allow.service.includes(origin)
    ? []
    : [
        finding({
          pointer: '/liveChat',
          code: 'not-allowed-origin',
          message: `${origin} may not be framed`,
          remedy: 'add it to platform.allow.service',
        }),
      ];
};

/** Requires that each entry names an origin where games may open, and that no origin has a second entry, which would never apply. */
const checkReferrers = ({ platform: { launchReferrer = [], allow } }: BrandDraft): Finding[] =>
  launchReferrer.flatMap(({ origin }, index): Finding[] => {
    const pointer = `/platform/launchReferrer/${index}/origin`;
    if (!allow.launch.includes(origin))
      return [
        finding({
          pointer,
          code: 'not-allowed-origin',
          message: `no game may open at ${origin}`,
          remedy: 'add it to platform.allow.launch',
        }),
      ];
    return launchReferrer.findIndex((other) => other.origin === origin) < index
      ? [finding({ pointer, code: 'twice', message: `${origin} has two policies`, remedy: 'remove one of them' })]
      : [];
  });

/** Requires https for every URL. A brand whose hosts are all local may also use http on localhost. */
export const checkAddresses = (draft: BrandDraft): Finding[] => {
  const host = draft.hosts?.find((name) => !isLocal(name));
  const found = addressesIn(draft).flatMap(([pointer, address]): Finding[] => {
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
  return [...found, ...checkChat(draft), ...checkReferrers(draft)];
};
