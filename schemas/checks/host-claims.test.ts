import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { checkHostClaims } from './host-claims.ts';

const linesOf = (...brands: Parameters<typeof checkHostClaims>[0]) =>
  [...checkHostClaims(brands)].map(([id, findings]) => [id, findings.map(formatFinding)] as const);
const OF_LOTUS =
  'brand.json#/hosts/0: "play.example" is a host of brand perya, which claimed it first; write another, or remove it from that brand';
const WARNING =
  'brand.json#/hosts/1: "play.example" was later claimed by brand lotus as well; remove it from lotus/brand.json';

test('if two brands claim the same host, the brand that claims it later gets an error that names the first, and the first gets a warning [brand.config.server]', () => {
  const perya = { id: 'perya', hosts: ['perya.localhost', 'play.example'], since: () => 1 };
  const lotus = { id: 'lotus', hosts: ['play.example'], since: () => 2 };
  const siam = { id: 'siam', hosts: ['siam.localhost'], since: () => 0 };
  for (const brands of [
    [perya, lotus, siam],
    [lotus, siam, perya],
  ])
    expect(Object.fromEntries(linesOf(...brands))).toEqual({ lotus: [OF_LOTUS], perya: [WARNING] });
});

test('if two brands with the same host are added at the same time, the alphabetically first one keeps the host', () => {
  expect(
    linesOf(
      { id: 'zeta', hosts: ['play.example'], since: () => 1 },
      { id: 'perya', hosts: ['play.example'], since: () => 1 },
    )[0],
  ).toEqual(['zeta', [OF_LOTUS]]);
});

test('<id>.localhost belongs to the brand with that id, even if another brand claimed it earlier [brand.config.server]', () => {
  expect(
    linesOf(
      { id: 'lotus', hosts: ['perya.localhost'], since: () => 1 },
      { id: 'perya', hosts: ['play.example'], since: () => 2 },
    ),
  ).toEqual([['lotus', [OF_LOTUS.replace('play.example', 'perya.localhost')]]]);
});
