import { expect, test } from 'vitest';
import { testSite } from '#tests/support/test-brand.ts';
import { finding } from '#schemas/checks/finding.ts';
import { announce } from './announce.ts';

const good = { id: 'trial', site: testSite(), isLatest: true, findings: [], hosts: ['trial.localhost'] };
const bad = {
  id: 'bad',
  site: null,
  isLatest: false,
  hosts: [],
  findings: [finding({ pointer: '/name', code: 'missing', message: 'is missing', remedy: 'add "name"' })],
};

test('the console prints the address of each brand, sample accounts and links, and how long the start took', () => {
  const said = announce({
    brands: [good],
    total: 1,
    port: 4100,
    host: undefined,
    development: true,
    sandbox: true,
    readyAfter: 1234.4,
  });
  expect(said).toContain('Trial House  http://trial.localhost:4100/');
  expect(said).toContain('player01   Play1234  ');
  expect(said).toContain('http://sandbox.localhost:4100/');
  expect(said).toContain('ready in 1234 ms');
});

test('the console lists the errors of a brand and how to fix them', () => {
  const said = announce({
    brands: [good, bad],
    total: 2,
    port: 4000,
    host: undefined,
    development: true,
    sandbox: true,
    readyAfter: 1,
  });
  expect(said).toContain('(not valid: 1 to fix)');
  expect(said).toContain('brands/bad/brand.json#/name: is missing; add "name"');
});

test('in public mode the console prints no accounts', () => {
  expect(
    announce({
      brands: [good],
      total: 1,
      port: 4000,
      host: '0.0.0.0',
      development: false,
      sandbox: true,
      readyAfter: 1,
    }),
  ).not.toContain('Play1234');
});

test('if only sites are served, the console does not mention the sandbox', () => {
  const said = announce({
    brands: [good],
    total: 1,
    port: 4000,
    host: undefined,
    development: true,
    sandbox: false,
    readyAfter: 1,
  });
  expect(said).not.toMatch(/sandbox\.localhost|outbox|Play1234/);
  expect(said).toContain('brands without a gateway answer 503');
});
