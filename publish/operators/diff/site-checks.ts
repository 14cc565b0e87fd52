import { fromTo, isLower, MEMBERS, VISITORS, type DiffCheck, type Found } from './diff-check.ts';

/** The places that contain a value for one language. */
const placesOfLanguage = (language: string): readonly (readonly string[])[] => [
  ['texts', language, '**'],
  ['pageTexts', '*', language],
  ['seo', 'title', language],
  ['seo', 'description', language],
  ['languages', 'header', language],
];

/** Returns whether one of two states names the languages of its header, which are otherwise the supported ones. */
const namesHeader = ({ old, now }: Found): boolean =>
  [old, now].some(({ brand }) => brand.languages.header !== undefined);

/** Checks for the basics of a brand: hosts, merchant, languages, currency, platform and areas. */
export const SITE_CHECKS: readonly DiffCheck[] = [
  {
    name: 'brand-id-changed',
    severity: 'error',
    at: 'id',
    says: (found) => `the brand's id ${fromTo(found)}; browsers forget what they stored`,
  },
  { name: 'name-changed', severity: 'warning', at: 'name', says: (found) => `the name ${fromTo(found)}` },
  {
    name: 'host-gone',
    severity: 'error',
    at: 'hosts/*',
    kind: 'removed',
    says: ({ key }) => `${key} no longer answers`,
  },
  { name: 'host-added', severity: 'info', at: 'hosts/*', kind: 'added', says: ({ key }) => `${key} answers` },
  {
    name: 'main-host-changed',
    severity: 'warning',
    at: 'hosts',
    kind: 'changed',
    says: (found) => `the address that search engines and shared links use: ${fromTo(found)}`,
  },
  {
    name: 'hosts-moved',
    severity: 'info',
    at: 'hosts',
    kind: 'moved',
    says: () => 'hosts are in a different order; search engines and shared links use the same one',
  },
  {
    name: 'merchant-changed',
    severity: 'error',
    at: 'merchant/code',
    says: (found) => `the merchant ${fromTo(found)}; accounts and money are those of the other merchant`,
  },
  {
    name: 'merchant-id-changed',
    severity: 'error',
    at: 'merchant/id',
    says: (found) => `the merchant's id ${fromTo(found)}`,
  },
  {
    name: 'prize-mode-changed',
    severity: 'warning',
    at: 'merchant/*',
    says: (found) => `${found.key} of calls ${fromTo(found)}`,
  },

  {
    name: 'language-gone',
    severity: 'error',
    at: 'languages/supported/*',
    kind: 'removed',
    says: ({ key, now }) => `players who read ${key} get ${now.brand.languages.default}`,
    seenBy: ({ key }) => ({ languages: [key] }),
    includes: ({ key }) => placesOfLanguage(key),
  },
  {
    name: 'language-added',
    severity: 'info',
    at: 'languages/supported/*',
    kind: 'added',
    says: ({ key }) => `the site is available in ${key}`,
    seenBy: ({ key }) => ({ languages: [key] }),
    includes: ({ key }) => placesOfLanguage(key),
  },
  {
    name: 'language-order-changed',
    severity: 'info',
    at: 'languages/supported',
    kind: 'moved',
    says: ({ after }) => `languages are listed in the order ${(after as readonly string[]).join(', ')}`,
    includes: (found) => (namesHeader(found) ? [] : [['languages', 'header']]),
  },
  {
    name: 'default-language-changed',
    severity: 'warning',
    at: 'languages/default',
    says: (found) => `the language of a first visit: ${fromTo(found)}`,
    seenBy: () => VISITORS,
  },
  {
    name: 'browser-language-changed',
    severity: 'info',
    at: 'languages/fromBrowser',
    says: ({ after }) => `a first visit ${after === false ? 'no longer uses' : 'uses'} the language of the browser`,
    seenBy: () => VISITORS,
  },
  {
    name: 'header-language-gone',
    severity: 'warning',
    at: 'languages/header/*',
    kind: 'removed',
    says: ({ key }) => `the header no longer offers ${key}`,
    seenBy: ({ key }) => ({ languages: [key] }),
  },
  {
    name: 'header-languages-changed',
    severity: 'info',
    at: 'languages/header/**',
    says: () => 'the header offers other languages',
  },

  {
    name: 'currency-changed',
    severity: 'error',
    at: 'currency/code',
    says: (found) => `amounts are in another currency: ${fromTo(found)}`,
  },
  {
    name: 'currency-symbol-changed',
    severity: 'warning',
    at: 'currency/symbol',
    says: (found) => `the symbol before amounts: ${fromTo(found)}`,
  },

  {
    name: 'gateway-changed',
    severity: 'error',
    at: 'platform/origin',
    says: (found) => `the gateway: ${fromTo(found)}; sessions of the other one do not count`,
  },
  {
    name: 'session-changed',
    severity: 'error',
    at: 'platform/session',
    says: (found) => `sessions are kept in another way: ${fromTo(found)}; members have to log in again`,
    seenBy: () => MEMBERS,
  },
  {
    name: 'call-timeout-shorter',
    severity: 'warning',
    at: 'platform/timeouts/*',
    when: isLower,
    says: (found) => `slow networks fail earlier: ${found.key} ${fromTo(found)} ms`,
  },
  {
    name: 'call-timeout-longer',
    severity: 'info',
    at: 'platform/timeouts/*',
    says: (found) => `players wait longer for an error: ${found.key} ${fromTo(found)} ms`,
  },
  {
    name: 'origin-added',
    severity: 'warning',
    at: 'platform/allow/*/*',
    kind: 'added',
    says: ({ key, path }) => `the policy of the pages allows ${key} (${path[2] ?? ''})`,
  },
  {
    name: 'origin-gone',
    severity: 'warning',
    at: 'platform/allow/*/*',
    kind: 'removed',
    says: ({ key, path }) => `the policy of the pages blocks ${key} (${path[2] ?? ''})`,
  },
  {
    name: 'referrer-changed',
    severity: 'warning',
    at: 'platform/launchReferrer/**',
    says: () => 'games get a different referrer',
    seenBy: () => MEMBERS,
  },

  {
    name: 'human-check-gone',
    severity: 'error',
    at: 'connectors/human',
    when: ({ after }) => after === null,
    says: () => 'robots are no longer kept out by a human verification',
    seenBy: () => VISITORS,
  },
  {
    name: 'human-check-changed',
    severity: 'warning',
    at: 'connectors/human/**',
    says: () => 'the human verification has changed',
    seenBy: () => VISITORS,
  },
  {
    name: 'phone-check-gone',
    severity: 'error',
    at: 'connectors/phone',
    when: ({ after }) => after === null,
    says: () => 'players cannot log in with the phone or social account that they used',
    seenBy: () => VISITORS,
  },
  {
    name: 'phone-check-changed',
    severity: 'warning',
    at: 'connectors/phone/**',
    says: () => 'the provider of phone and social accounts has changed',
    seenBy: () => VISITORS,
  },
  {
    name: 'connector-origin-changed',
    severity: 'warning',
    at: 'connectors/origin',
    says: (found) => `the connector pages: ${fromTo(found)}`,
  },

  {
    name: 'area-gone',
    severity: 'error',
    at: 'modules/off/*',
    kind: 'added',
    says: ({ key }) => `the area ${key} and its pages are gone`,
  },
  {
    name: 'area-added',
    severity: 'info',
    at: 'modules/off/*',
    kind: 'removed',
    says: ({ key }) => `the area ${key} and its pages exist`,
  },
  {
    name: 'login-required',
    severity: 'error',
    at: 'modules/loginRequired',
    when: ({ after }) => after === true,
    says: () => 'visitors see the login page only',
    seenBy: () => VISITORS,
  },
  {
    name: 'login-not-required',
    severity: 'warning',
    at: 'modules/loginRequired',
    says: () => 'visitors see the pages without a login',
    seenBy: () => VISITORS,
  },
  {
    name: 'notices-open-changed',
    severity: 'info',
    at: 'modules/openNotices',
    says: ({ after }) => `announcements ${after === true ? '' : 'no longer '}open over the home page`,
    seenBy: () => ({ pages: ['/index'] }),
  },
  {
    name: 'offline-off',
    severity: 'warning',
    at: 'modules/offline',
    when: ({ after }) => after === false,
    says: () => 'browsers delete what they have stored; visits on bad networks become slow',
  },
  { name: 'offline-on', severity: 'info', at: 'modules/offline', says: () => 'browsers store the site' },
];
