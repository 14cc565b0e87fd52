import { expect, test } from 'vitest';
import type { FieldRule } from '../register-rules.ts';
import { profileChangesOf, profileForm, type ProfileFormInput } from './profile-form.ts';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 10,
  minLength: 3,
  maxLength: 40,
  ...over,
});

const make = (over: Partial<ProfileFormInput> = {}) =>
  profileForm({
    rules: { payeeName: rule({ required: true }), line: rule(), qqNum: rule({ enabled: false }) },
    held: {},
    countries: [{ value: 'PH', label: 'Philippines' }],
    lastBirthday: '2008-03-02',
    ...over,
  });

test("the profile form has the fields that the platform's rules enable, and the general fields [member.securitycenter.profile]", () => {
  const { ui, schema } = make();
  expect(ui.order).toEqual([
    'nickname',
    'payeeName',
    'birthday',
    'nationality',
    'address',
    'occupation',
    'sourceOfIncome',
    'line',
  ]);
  expect(schema.required).toEqual(['nickname', 'payeeName']);
  expect(ui.groups.map(({ id, fields }) => [id, fields.length])).toEqual([
    ['person', 7],
    ['messengers', 1],
  ]);
});

test('the profile form has no field for a real name that is already saved [member.securitycenter.save]', () => {
  expect(make({ held: { payeeName: 'Ana Reyes' } }).ui.order).not.toContain('payeeName');
});

test("the platform's own rule takes precedence over the general rule", () => {
  const rules = { nickname: rule({ minLength: 6, maxLength: 8 }), address: rule({ enabled: false }) };
  const { schema, ui } = make({ rules });
  expect(schema.properties['nickname']).toMatchObject({ minLength: 6, maxLength: 8 });
  expect(ui.order).not.toContain('address');
});

test('a saved value that is not among the choices remains a choice', () => {
  const { schema } = make({ held: { occupation: 'Circus artist' } });
  expect(schema.properties['occupation']?.enum).toContain('Circus artist');
});

test('only changed values are sent, and an emptied field is sent as an empty string [member.securitycenter.save]', () => {
  const held = { nickname: 'Ana', line: 'ana.line', payeeName: 'Ana Reyes' };
  const form = make({ held });
  expect(profileChangesOf(form, held, { nickname: 'Ana', address: 'Rizal Street 1' })).toEqual({
    address: 'Rizal Street 1',
    line: '',
  });
});
