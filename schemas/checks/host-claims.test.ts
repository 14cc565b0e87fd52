import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { checkHostClaims } from './host-claims.ts';

const linesOf = (...brands: Parameters<typeof checkHostClaims>[0]) =>
  [...checkHostClaims(brands)].map(([id, findings]) => [id, findings.map(formatFinding)]);
const OF_LOTUS =
  'brand.json#/hosts/0: "play.example" is a host of brand perya, which was there before; write another, or take it out of that brand';

test('of two brands with one host the newcomer gets a finding that names the other [brand.config.server]', () => {
  const perya = { id: 'perya', hosts: ['perya.localhost', 'play.example'], since: () => 1 };
  const lotus = { id: 'lotus', hosts: ['play.example'], since: () => 2 };
  const siam = { id: 'siam', hosts: ['siam.localhost'], since: () => 0 };
  expect(linesOf(perya, lotus, siam)).toEqual([['lotus', [OF_LOTUS]]]);
  expect(linesOf(lotus, siam, perya)).toEqual([['lotus', [OF_LOTUS]]]);
});

test('of two brands that are there since the same moment the first by name keeps the host', () => {
  expect(
    linesOf(
      { id: 'zeta', hosts: ['play.example'], since: () => 1 },
      { id: 'perya', hosts: ['play.example'], since: () => 1 },
    ),
  ).toEqual([['zeta', [OF_LOTUS]]]);
});
