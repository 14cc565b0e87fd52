import { asc, inArray } from 'drizzle-orm';
import { country, keySet, registerSettings, status, whitelabel } from '#schemas/calls/account.ts';
import { domainRoute } from '#schemas/calls/common.ts';
import type { KeySet } from '#schemas/site-status.ts';
import type { Platform } from '#sandbox/kernel/kernel.ts';
import { domainsOf, resourcesOf } from '#sandbox/domains/service/service-address.ts';
import { defineRoute } from '#sandbox/kernel/http/route.ts';
import type { Route } from '#sandbox/kernel/http/route.ts';
import { countries } from '#sandbox/db/schema.ts';
import type { MerchantRow } from '#sandbox/db/schema.ts';

/** In local development the demo games have their own host, and thus their own origin. */
const launchCdns = ({ settings: { launchGameCDNs } }: MerchantRow, host: string): string[] => {
  const local = /\.localhost(?<port>:\d+)?$/.exec(host);
  return launchGameCDNs.length > 0 || local === null
    ? [...launchGameCDNs]
    : [`http://games.localhost${local.groups?.['port'] ?? ''}`];
};

const buildInfo = (merchant: MerchantRow, platform: Platform, host: string) => {
  const { settings } = merchant;
  return {
    whitelabel: [...settings.whitelabel],
    registerRules: settings.registerRules,
    resources: resourcesOf(merchant, platform, host),
    customerService: { enabled: settings.customerService.live !== '' },
    analytics: { gtagId: settings.gtagId || null },
    imageCDNs: [...settings.imageCDNs],
    launchGameCDNs: launchCdns(merchant, host),
  };
};

export const systemRoutes: readonly Route[] = [
  defineRoute(status, (_input, { merchant, scenario, address, host, platform }) => ({
    info: buildInfo(merchant, platform, host),
    location: { ip: address, countryCode: merchant.settings.country },
    maintenance: { on: scenario.maintenance !== null, endTime: scenario.maintenance?.endTime ?? null },
    regionRestriction: scenario.regionBlock,
  })),

  defineRoute(whitelabel, (_input, { merchant }) => [...merchant.settings.whitelabel]),

  defineRoute(registerSettings, (_input, { merchant }) => merchant.settings.registerRules),

  /** Only countries that codes can be sent to; another choice would be rejected later. */
  defineRoute(country, async (_input, { platform, merchant }) => {
    const rows = await platform.db
      .select()
      .from(countries)
      .where(inArray(countries.diallingCode, [...merchant.settings.diallingCodes]))
      .orderBy(asc(countries.position));
    const list = rows.map(({ countryCode, diallingCode }) => ({ countryCode, countryDialingCode: diallingCode }));
    return { current: list.find(({ countryCode }) => countryCode === merchant.settings.country) ?? null, list };
  }),

  defineRoute(domainRoute, (_input, { merchant, platform, host }) => ({
    domainList: domainsOf(merchant, platform, host).map((domain) => ({ domain })),
    resources: resourcesOf(merchant, platform, host),
  })),

  defineRoute(keySet, async (_input, { platform, scenario }) => ({
    keys: scenario.sealing === 'off' ? [] : ([...(await platform.keys.publicKeys())] as KeySet['keys']),
  })),
];
