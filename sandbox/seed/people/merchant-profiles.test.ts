import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { isCatalogued } from '#schemas/forms/pattern-catalogue.ts';
import { FIELDS_WITH_RULES } from '#schemas/register-fields.ts';
import { registerRules } from '#schemas/register-rules.ts';
import { whitelabelTree } from '#schemas/whitelabel-tree.ts';
import { MODULES, openModules } from '#schemas/whitelabel.ts';
import { PASSWORD } from './accounts.ts';
import { MERCHANTS, profileOf } from './merchant-profiles.ts';

const ajv = new Ajv();
const profiles = [...MERCHANTS, ...['laga', 'nombor', 'dalbit', 'pandan', 'fresh'].map(profileOf)];
const open = (code: string) =>
  openModules(profiles.find((profile) => profile.code === code)?.settings.whitelabel ?? []);

test('perya has every module enabled', () => {
  expect(MODULES.filter((module) => !open('perya').has(module))).toEqual([]);
});

test('kumo registers members by mobile number only', () => {
  expect(['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3'].map((module) => open('kumo').has(module))).toEqual([
    false,
    true,
    true,
  ]);
});

test('no two merchants have the same set of modules', () => {
  expect(new Set(profiles.map(({ code }) => [...open(code)].join())).size).toBe(profiles.length);
});

test.each(profiles.map((profile) => [profile.code, profile] as const))(
  'the module tree and rules of %s match their schemas',
  (_code, { settings }) => {
    expect(ajv.validate(whitelabelTree, settings.whitelabel)).toBe(true);
    expect(ajv.validate(registerRules, settings.registerRules)).toBe(true);
    expect(Object.keys(settings.registerRules).sort()).toEqual([...FIELDS_WITH_RULES].sort());
  },
);

test('the rule of each field is enabled for at least one merchant', () => {
  expect(
    FIELDS_WITH_RULES.filter((field) => !profiles.some(({ settings }) => settings.registerRules[field]?.enabled)),
  ).toEqual([]);
});

test('every pattern is in the pattern catalogue or matches everything', () => {
  const patterns = profiles.flatMap(({ settings }) =>
    Object.values(settings.registerRules).map(({ acceptedPattern }) => acceptedPattern),
  );
  expect(patterns.filter((pattern) => pattern !== '*' && !isCatalogued(pattern))).toEqual([]);
});

test('the password of the named accounts satisfies the rules of all merchants with registration by user name', () => {
  for (const { settings, code } of profiles) {
    if (!open(code).has('USERNAMEREG3')) continue;
    const rule = settings.registerRules['password'];
    expect(PASSWORD).toMatch(new RegExp(rule?.acceptedPattern ?? '', 'u'));
    expect(PASSWORD.length).toBeGreaterThanOrEqual(rule?.minLength ?? 99);
  }
});

test('resources have exactly the fields of the API', () => {
  for (const { settings } of profiles)
    for (const resource of settings.resources)
      expect(Object.keys(resource).sort()).toEqual(['labelNameEn', 'qrCodeUrl', 'resourceType', 'url']);
});
