import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { checkHostClaims } from './host-claims.ts';

const linesOf = (...brands: Parameters<typeof checkHostClaims>[0]) =>
  [...checkHostClaims(brands)].map(([id, findings]) => [id, findings.map(formatFinding)] as const);
const OF_LOTUS =
  'brand.json#/hosts/0: "play.example" is a host of brand perya, which was there before; write another, or take it out of that brand';
const WARNING =
  'brand.json#/hosts/1: "play.example" is claimed by brand lotus too, which came later; take it out of lotus/brand.json';

test('if two brands have the same host, the newer brand gets a finding that names the other [brand.config.server]', () => {
  const perya = { id: 'perya', hosts: ['perya.localhost', 'play.example'], since: () => 1 };
  const lotus = { id: 'lotus', hosts: ['play.example'], since: () => 2 };
  const siam = { id: 'siam', hosts: ['siam.localhost'], since: () => 0 };
  for (const brands of [
    [perya, lotus, siam],
    [lotus, siam, perya],
  ])
    expect(Object.fromEntries(linesOf(...brands))).toEqual({ lotus: [OF_LOTUS], perya: [WARNING] });
});

test('if two brands are added at the same time, the alphabetically first keeps the host', () => {
  expect(
    linesOf(
      { id: 'zeta', hosts: ['play.example'], since: () => 1 },
      { id: 'perya', hosts: ['play.example'], since: () => 1 },
    )[0],
  ).toEqual(['zeta', [OF_LOTUS]]);
});

test('<id>.localhost is a host of that brand, whichever brand claimed it first [brand.config.server]', () => {
  expect(
    linesOf(
      { id: 'lotus', hosts: ['perya.localhost'], since: () => 1 },
      { id: 'perya', hosts: ['play.example'], since: () => 2 },
    ),
  ).toEqual([['lotus', [OF_LOTUS.replace('play.example', 'perya.localhost')]]]);
});
