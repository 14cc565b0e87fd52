import { expect, test } from 'vitest';
import { formatFinding } from './finding.ts';
import { checkHostClaims } from './host-claims.ts';

test('two brands with the same host both get a finding that names the other [brand.config.server]', () => {
  const claims = checkHostClaims([
    { id: 'perya', hosts: ['perya.localhost', 'play.example'] },
    { id: 'lotus', hosts: ['play.example'] },
    { id: 'siam', hosts: ['siam.localhost'] },
  ]);
  expect([...claims].map(([id, findings]) => [id, findings.map(formatFinding)])).toEqual([
    [
      'perya',
      [
        'brand.json#/hosts/1: "play.example" is also a host of brand lotus; write another, or take it out of the other brand',
      ],
    ],
    [
      'lotus',
      [
        'brand.json#/hosts/0: "play.example" is also a host of brand perya; write another, or take it out of the other brand',
      ],
    ],
  ]);
});
