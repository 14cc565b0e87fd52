import { expect, test } from 'vitest';
import { trialSite } from '#publish/trial-brand.ts';
import { finding } from '#schemas/checks/finding.ts';
import { announce } from './announce.ts';

const good = { id: 'trial', site: trialSite(), findings: [], hosts: ['trial.localhost'] };
const bad = {
  id: 'bad',
  site: null,
  hosts: [],
  findings: [finding({ pointer: '/name', code: 'missing', message: 'is missing', remedy: 'add "name"' })],
};

test('the console names the address of each brand, what to try, and how long the start took', () => {
  const said = announce({ brands: [good], port: 4100, development: true, readyAfter: 1234.4 });
  expect(said).toContain('Trial House  http://trial.localhost:4100/');
  expect(said).toContain('player01   Play1234  ');
  expect(said).toContain('http://localhost:4100/sandbox/outbox');
  expect(said).toContain('ready in 1234 ms');
});

test('the console says what is wrong with a brand, and what to write instead', () => {
  const said = announce({ brands: [good, bad], port: 4000, development: true, readyAfter: 1 });
  expect(said).toContain('(not valid: 1 to mend)');
  expect(said).toContain('brands/bad/brand.json#/name: is missing; add "name"');
});

test('in production no account is named', () => {
  expect(announce({ brands: [good], port: 4000, development: false, readyAfter: 1 })).not.toContain('Play1234');
});
