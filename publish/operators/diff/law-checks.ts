import { MINIMUM_AGES, type Jurisdiction } from '#schemas/jurisdictions.ts';
import { fromTo, VISITORS, isLower, type DiffCheck } from './diff-check.ts';

const ageOf = (jurisdiction: unknown): number => MINIMUM_AGES[jurisdiction as Jurisdiction];

/** Checks for legal requirements: jurisdiction, age, terms, licences and helplines. */
export const LAW_CHECKS: readonly DiffCheck[] = [
  {
    name: 'jurisdiction-weaker',
    severity: 'error',
    at: 'jurisdiction',
    when: ({ before, after }) => ageOf(after) < ageOf(before),
    says: (found) =>
      `the law of a weaker jurisdiction applies: ${fromTo(found)}, with an age of ${ageOf(found.after)} instead of ${ageOf(found.before)}`,
  },
  {
    name: 'jurisdiction-changed',
    severity: 'warning',
    at: 'jurisdiction',
    says: (found) => `another law applies: ${fromTo(found)}`,
  },
  {
    name: 'age-lower',
    severity: 'error',
    at: 'agreement/minimumAge',
    when: isLower,
    says: (found) => `younger players are admitted: ${fromTo(found)}`,
    seenBy: () => VISITORS,
  },
  {
    name: 'age-higher',
    severity: 'warning',
    at: 'agreement/minimumAge',
    says: (found) => `younger players are refused: ${fromTo(found)}`,
    seenBy: () => VISITORS,
  },
  {
    name: 'terms-changed',
    severity: 'warning',
    at: 'agreement/terms',
    says: (found) => `players agree to another text: ${fromTo(found)}`,
    seenBy: () => VISITORS,
  },
  {
    name: 'licence-gone',
    severity: 'error',
    at: 'licence/number',
    when: ({ after }) => after === null,
    says: () => 'the footer no longer states the number of the licence',
  },
  {
    name: 'licence-changed',
    severity: 'warning',
    at: 'licence/number',
    says: (found) => `the number of the licence: ${fromTo(found)}`,
  },
  {
    name: 'licensor-gone',
    severity: 'warning',
    at: 'licence/licensors/*',
    kind: 'removed',
    says: ({ key }) => `the footer no longer names ${key}`,
  },
  {
    name: 'licensor-changed',
    severity: 'info',
    at: 'licence/licensors/**',
    says: () => 'the footer names other licensors',
  },
  {
    name: 'helpline-gone',
    severity: 'error',
    at: 'helplines/*',
    kind: 'removed',
    says: ({ key }) => `players no longer find the helpline ${key}`,
  },
  {
    name: 'helpline-added',
    severity: 'info',
    at: 'helplines/*',
    kind: 'added',
    says: ({ key }) => `players find the helpline ${key}`,
  },
  {
    name: 'helpline-changed',
    severity: 'warning',
    at: 'helplines/**',
    says: () => 'a helpline has a different number, address or place',
  },
];
