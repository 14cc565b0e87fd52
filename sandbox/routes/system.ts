import { asc, inArray } from 'drizzle-orm';
import { country, keySet, registerSettings, status, whitelabel } from '#schemas/calls/account.ts';
import { domainRoute } from '#schemas/calls/common.ts';
import type { KeySet } from '#schemas/site-status.ts';
import { answer } from '../answer.ts';
import type { Route } from '../answer.ts';
import { countries } from '../db/schema.ts';
import type { MerchantRow } from '../seed/merchant-of.ts';

/** A local start serves the demo games itself, on a name and thus an origin of their own. */
const launchCDNsOf = ({ settings: { launchGameCDNs } }: MerchantRow, host: string): string[] => {
  const local = /\.localhost(?<port>:\d+)?$/.exec(host);
  return launchGameCDNs.length > 0 || local === null
    ? [...launchGameCDNs]
    : [`http://games.localhost${local.groups?.['port'] ?? ''}`];
};

const infoOf = (merchant: MerchantRow, host: string) => {
  const { settings } = merchant;
  return {
    whitelabel: [...settings.whitelabel],
    registerRules: settings.registerRules,
    resources: [...settings.resources],
    customerService: { enabled: settings.customerService.live !== '' },
    analytics: { gtagId: settings.gtagId || null },
    imageCDNs: [...settings.imageCDNs],
    launchGameCDNs: launchCDNsOf(merchant, host),
  };
};

export const systemRoutes: readonly Route[] = [
  answer(status, (_input, { merchant, scenario, address, host }) => ({
    info: infoOf(merchant, host),
    location: { ip: address, countryCode: merchant.settings.country },
    maintenance: { on: scenario.maintenance !== null, endTime: scenario.maintenance?.endTime ?? null },
    regionRestriction: scenario.regionBlock,
  })),

  answer(whitelabel, (_input, { merchant }) => [...merchant.settings.whitelabel]),

  answer(registerSettings, (_input, { merchant }) => merchant.settings.registerRules),

  /** Only countries that codes can be sent to: another choice would only be refused later. */
  answer(country, async (_input, { platform, merchant }) => {
    const rows = await platform.db
      .select()
      .from(countries)
      .where(inArray(countries.diallingCode, [...merchant.settings.diallingCodes]))
      .orderBy(asc(countries.position));
    const list = rows.map(({ countryCode, diallingCode }) => ({ countryCode, countryDialingCode: diallingCode }));
    return { current: list.find(({ countryCode }) => countryCode === merchant.settings.country) ?? null, list };
  }),

  answer(domainRoute, (_input, { merchant }) => ({
    domainList: merchant.settings.domains.map((domain) => ({ domain })),
    resources: [...merchant.settings.resources],
  })),

  answer(keySet, async (_input, { platform, scenario }) => ({
    keys: scenario.sealing === 'off' ? [] : ([...(await platform.keys.publicKeys())] as KeySet['keys']),
  })),
];
