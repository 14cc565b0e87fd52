import { keyRingOf } from '#sandbox/kernel/sealing/key-ring.ts';
import { asc, inArray } from 'drizzle-orm';
import { country, keySet, registerSettings, status, whitelabel } from '#schemas/calls/account.ts';
import { domainRoute, service } from '#schemas/calls/common.ts';
import type { KeySet } from '#schemas/site-status.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { domainsOf, resourcesOf, encryptAddress, serviceAddress } from '#sandbox/domains/service/service-address.ts';
import { defineRoute, type Route } from '#sandbox/kernel/requests/route.ts';
import { countries, type MerchantRow } from '#sandbox/db/schema.ts';

/**
 * Returns the origins from which games are launched. In local development, the demo games have a separate host, so that their origin differs from
 * the site's.
 */
const launchCdns = ({ settings: { launchGameCDNs } }: MerchantRow, host: string): string[] => {
  const local = /\.localhost(?<port>:\d+)?$/.exec(host);
  return launchGameCDNs.length > 0 || local === null
    ? [...launchGameCDNs]
    : [`http://games.localhost${local.groups?.['port'] ?? ''}`];
};

const buildInfo = (merchant: MerchantRow, kernel: Kernel, host: string) => {
  const { settings } = merchant;
  return {
    whitelabel: [...settings.whitelabel],
    registerRules: settings.registerRules,
    resources: resourcesOf(merchant, kernel, host),
    customerService: { enabled: settings.customerService.live !== '' },
    analytics: { gtagId: settings.gtagId || null },
    imageCDNs: [...settings.imageCDNs],
    launchGameCDNs: launchCdns(merchant, host),
  };
};

const TYPE_NEW_WINDOW = 3;

export const systemRoutes: readonly Route[] = [
  defineRoute(status, (_input, { merchant, scenario, address, host, kernel }) => ({
    info: buildInfo(merchant, kernel, host),
    location: { ip: address, countryCode: merchant.settings.country },
    maintenance: { on: scenario.maintenance !== null, endTime: scenario.maintenance?.endTime ?? null },
    regionRestriction: scenario.regionBlock,
  })),

  defineRoute(whitelabel, (_input, { merchant }) => [...merchant.settings.whitelabel]),

  defineRoute(registerSettings, (_input, { merchant }) => merchant.settings.registerRules),

  /** The list has only countries that codes can be sent to, because any other choice would be refused later. */
  defineRoute(country, async (_input, { kernel, merchant }) => {
    const rows = await kernel.db
      .select()
      .from(countries)
      .where(inArray(countries.diallingCode, [...merchant.settings.diallingCodes]))
      .orderBy(asc(countries.position));
    const list = rows.map(({ countryCode, diallingCode }) => ({ countryCode, countryDialingCode: diallingCode }));
    return { current: list.find(({ countryCode }) => countryCode === merchant.settings.country) ?? null, list };
  }),

  defineRoute(domainRoute, (_input, { merchant, kernel, host }) => ({
    domainList: domainsOf(merchant, kernel, host).map((domain) => ({ domain })),
    resources: resourcesOf(merchant, kernel, host),
  })),

  defineRoute(keySet, async (_input, { kernel, scenario }) => ({
    keys: scenario.sealing === 'off' ? [] : ([...(await keyRingOf(kernel).publicKeys())] as KeySet['keys']),
  })),

  defineRoute(service, ({ level }, { merchant, kernel, host }) => {
    const address = serviceAddress(merchant, level, kernel, host);
    return {
      version: { pathList: address === null ? [] : [{ type: TYPE_NEW_WINDOW, path: encryptAddress(address) }] },
    };
  }),
];
