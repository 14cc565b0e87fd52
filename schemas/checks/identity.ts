import { MINIMUM_AGES } from '../jurisdictions.ts';
import { isLanguage, knownLanguages, languageInfo } from '../languages.ts';
import { closestMatch } from './closest-match.ts';
import type { BrandDraft } from './draft.ts';
import { finding, printableJson, type Finding } from './finding.ts';

/** The first labels of host names that the server uses itself. */
export const RESERVED_HOSTS = ['studio', 'games', 'pay', 'connect', 'sandbox', 'storybook'] as const;

/** Returns whether the server uses a host itself; `host` may also be just the first label. */
export const isReserved = (host: string): boolean =>
  host === 'localhost' || RESERVED_HOSTS.some((name) => name === host.split('.')[0]);

/** Checks the id, hosts, languages, currency, minimum age, feedback lengths and the groups of the registration form. */
export const checkIdentity = (
  { id, hosts = [], languages, currency, jurisdiction, agreement, register, feedback }: BrandDraft,
  folder: string,
): Finding[] => {
  const found: Finding[] = [];
  const report = (pointer: string, code: string, message: string, remedy: string) =>
    found.push(finding({ pointer, code, message, remedy }));

  if (id !== undefined && id !== folder)
    report(
      '/id',
      'id',
      `${printableJson(id)} is not the name of the folder`,
      `write ${printableJson(folder)}, or rename the folder`,
    );
  hosts.forEach((host, index) => {
    if (isReserved(host))
      report(
        `/hosts/${index}`,
        'host-reserved',
        `${printableJson(host)} is a reserved name`,
        'write another: localhost and the names studio., games., pay., connect., sandbox. and storybook. are used by the server itself',
      );
  });
  if (languages !== undefined) {
    const { supported } = languages;
    const offered = supported.map((code) => `"${code}"`).join(', ');
    supported.forEach((code, index) => {
      if (isLanguage(code)) {
        if (languageInfo(code).pseudo === true)
          report(
            `/languages/supported/${index}`,
            'language-pseudo',
            `${printableJson(code)} is a language for tests, which no player can read`,
            'remove it',
          );
        return;
      }
      const meant = closestMatch(code, knownLanguages());
      report(
        `/languages/supported/${index}`,
        'language-unknown',
        `there is no valid language ${printableJson(code)} in languages/`,
        meant === null ? `write one of: ${knownLanguages().join(', ')}` : `write ${printableJson(meant)}`,
      );
    });
    if (!supported.includes(languages.default))
      report(
        '/languages/default',
        'language',
        `${printableJson(languages.default)} is not among the supported languages`,
        `write one of: ${offered}; or add it to supported`,
      );
    languages.header?.forEach((code, index) => {
      if (!supported.includes(code))
        report(
          `/languages/header/${index}`,
          'language',
          `${printableJson(code)} is not among the supported languages`,
          'remove it, or add it to supported',
        );
    });
  }
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency.code))
    report(
      '/currency/code',
      'currency',
      `${printableJson(currency.code)} is not a currency`,
      'write a code of ISO 4217 such as "PHP"',
    );
  const minimumAge = MINIMUM_AGES[jurisdiction];
  if (agreement.minimumAge < minimumAge)
    report(
      '/agreement/minimumAge',
      'minimum-age',
      `${agreement.minimumAge} is below the minimum age of jurisdiction ${jurisdiction}`,
      `write ${minimumAge} or more`,
    );
  if (feedback.min > feedback.max)
    report(
      '/feedback/min',
      'feedback-length',
      `${feedback.min} is more than max, which is ${feedback.max}`,
      `write ${feedback.max} or less`,
    );
  const grouped = new Set<string>();
  register.groups.forEach(({ fields }, group) =>
    fields.forEach((field, index) => {
      if (grouped.has(field))
        report(
          `/register/groups/${group}/fields/${index}`,
          'twice',
          `${printableJson(field)} is in two groups`,
          'keep it in one',
        );
      grouped.add(field);
    }),
  );
  return found;
};
