import * as fc from '#tests/support/fast-check.ts';
import { expect, test, vi } from 'vitest';
import { REGISTER_FIELDS, FIELDS_WITH_RULES } from '../register-fields.ts';
import type { FieldRule, RegisterRules } from '../register-rules.ts';
import { PATTERNS } from './pattern-catalogue.ts';
import { registerForm, type RegisterFormInput } from './register-form.ts';

const rule = (over: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 2,
  maxLength: 20,
  ...over,
});
const make = (over: Partial<RegisterFormInput> = {}) =>
  registerForm({
    rules: {},
    openModules: new Set(),
    variant: 'username',
    layout: { order: [], groups: [] },
    agreement: { age: 18, termsHref: '/help' },
    referral: {},
    ...over,
  });
const allRules = (over: Partial<FieldRule> = {}): RegisterRules =>
  Object.fromEntries(FIELDS_WITH_RULES.map((name) => [name, rule(over)]));
const drawn = (form: ReturnType<typeof make>): readonly string[] =>
  form.order.filter((name) => form.ui.fields[name]?.['ui:widget'] !== 'hidden');

test('with every rule enabled and every referral parameter present, all registration fields exist [register.fields.all]', () => {
  const { schema } = make({
    rules: allRules(),
    openModules: new Set(['REGMOBVERF3']),
    referral: { affiliateCode: { value: 'AFF', valid: true }, referralCode: 'R1', domain: 'perya.localhost' },
  });
  expect(Object.keys(schema.properties).sort()).toEqual([...REGISTER_FIELDS, 'agreement'].sort());
});

test('the registration form has no field for a rule that is not enabled [register.fields.enabled] [rules.enabled]', () => {
  const { schema } = make({ rules: { ...allRules(), email: rule({ enabled: false }) } });
  expect(schema.properties).not.toHaveProperty('email');
  expect(schema.properties).toHaveProperty('line');
});

test('a required field has an asterisk before its placeholder, and an optional field has none [register.fields.star]', () => {
  const { ui } = make({ rules: { email: rule({ required: true }), line: rule() } });
  expect(ui.fields['email']?.['ui:options'].asterisk).toBe(true);
  expect(ui.fields['line']?.['ui:options'].asterisk).toBe(false);
});

test('the registration form has a user name and a password even if the rules disable them [register.username.always]', () => {
  const off = rule({ enabled: false, required: false });
  const { schema } = make({ rules: { username: off, password: off } });
  expect(schema.required).toEqual(expect.arrayContaining(['username', 'password', 'confirmPassword']));
});

test('the password confirmation follows the password and must equal it [register.confirm.equal]', () => {
  const { order, schema } = make({ layout: { order: ['confirmPassword', 'username', 'password'], groups: [] } });
  expect(order.slice(0, 3)).toEqual(['username', 'password', 'confirmPassword']);
  expect(schema.properties['confirmPassword']?.['x-same-as']).toEqual({
    field: 'password',
    message: 'inconsistent_twice',
  });
});

test('SMS verification requires the SMS code and the mobile number [register.sms.required] [toggles.REGMOBVERF3]', () => {
  expect(make({ openModules: new Set(['REGMOBVERF3']) }).schema.required).toEqual(
    expect.arrayContaining(['mobileNum', 'verificationCode']),
  );
  expect(make().schema.properties).not.toHaveProperty('verificationCode');
});

test('a mobile registration always requires the SMS code [register.sms.required]', () => {
  expect(make({ variant: 'mobile' }).schema.required).toEqual(
    expect.arrayContaining(['mobileNum', 'verificationCode']),
  );
});

test('the SMS code has at most 255 characters [register.sms.max]', () => {
  expect(make({ variant: 'mobile' }).schema.properties['verificationCode']?.maxLength).toBe(255);
});

test('a mobile registration has password fields only if the module for them is on [register.mobile.password] [toggles.MOBILENUMPASSREG3]', () => {
  const rules = allRules({ required: true });
  expect(Object.keys(make({ variant: 'mobile', rules }).schema.properties)).not.toEqual(
    expect.arrayContaining(['password']),
  );
  const withPassword = make({ variant: 'mobile', rules, openModules: new Set(['MOBILENUMPASSREG3']) });
  expect(withPassword.schema.required).toEqual(expect.arrayContaining(['password', 'confirmPassword']));
});

test('a mobile registration does not ask for a user name [register.mobile.password]', () => {
  expect(make({ variant: 'mobile', rules: allRules() }).schema.properties).not.toHaveProperty('username');
});

test('the control of the mobile number renders the dialling code, which has no control of its own', () => {
  const form = make({ rules: { mobileNum: rule() } });
  expect(form.ui.fields['countryDialingCode']?.['ui:widget']).toBe('hidden');
  expect(form.ui.fields['mobileNum']?.['ui:options'].pairedField).toBe('countryDialingCode');
  expect(make().schema.properties).not.toHaveProperty('countryDialingCode');
});

test('a valid affiliate code from the URL is hidden but submitted [register.affiliate.show]', () => {
  const form = make({
    rules: { affiliateCode: rule({ required: true }) },
    referral: { affiliateCode: { value: 'AFF1', valid: true } },
  });
  expect(drawn(form)).not.toContain('affiliateCode');
  expect(form.schema.properties['affiliateCode']?.default).toBe('AFF1');
});

test.each([
  ['no code', null, undefined],
  ['a code that failed the check', { value: 'BAD', valid: false }, 'BAD'],
])('with %s the affiliate field is visible and editable [register.affiliate.show]', (_case, affiliateCode, start) => {
  const form = make({ rules: { affiliateCode: rule() }, referral: { affiliateCode } });
  expect(drawn(form)).toContain('affiliateCode');
  expect(form.schema.properties['affiliateCode']?.default).toBe(start);
});

test('a referral code from the URL is submitted but not rendered [register.referral.query]', () => {
  const form = make({ referral: { referralCode: 'FRIEND' } });
  expect(form.schema.properties['referralCode']).toEqual({ type: 'string', default: 'FRIEND' });
  expect(drawn(form)).not.toContain('referralCode');
  expect(make().schema.properties).not.toHaveProperty('referralCode');
});

test('the registration form has a captcha if the rule for it is enabled [captcha.register]', () => {
  expect(make({ rules: { captcha: rule() } }).ui.fields['captcha']?.['ui:widget']).toBe('captcha');
  expect(make().schema.properties).not.toHaveProperty('captcha');
});

test('the agreement asks for the age, links to the terms and must be checked [register.agreement.age] [register.agreement.terms] [register.agreement.ui]', () => {
  const { schema, ui, order } = make({ agreement: { age: 21, termsHref: '/help?section=terms' } });
  expect(ui.fields['agreement']?.['ui:options'].agreement).toEqual({ age: 21, termsHref: '/help?section=terms' });
  expect(schema.properties['agreement']?.const).toBe(true);
  expect(schema.required).toContain('agreement');
  expect(order.at(-1)).toBe('agreement');
});

test('a mobile registration starts with the number and the code', () => {
  const { order } = make({ variant: 'mobile', openModules: new Set(['MOBILENUMPASSREG3']) });
  expect(order).toEqual([
    'mobileNum',
    'countryDialingCode',
    'verificationCode',
    'password',
    'confirmPassword',
    'agreement',
  ]);
});

test("fields that the brand lists come first in the brand's order, and all others follow in the default order", () => {
  const { order } = make({
    rules: { email: rule(), line: rule(), wechat: rule() },
    layout: { order: ['line', 'username'], groups: [] },
  });
  expect(order).toEqual(['line', 'username', 'password', 'confirmPassword', 'email', 'wechat', 'agreement']);
});

test('groups contain only fields of the form, paired fields stay together, and no field appears twice', () => {
  const { ui, order } = make({
    rules: { email: rule() },
    layout: {
      order: [],
      groups: [
        { id: 'contact', fields: ['email', 'line'] },
        { id: 'account', fields: ['username', 'password', 'email'] },
        { id: 'empty', fields: ['wechat'] },
      ],
    },
  });
  expect(ui.groups).toEqual([
    { id: 'contact', fields: ['email'] },
    { id: 'account', fields: ['username', 'password', 'confirmPassword'] },
  ]);
  expect(order).toEqual(['email', 'username', 'password', 'confirmPassword', 'agreement']);
});

test.each<readonly [groups: readonly (readonly string[])[], steps: readonly (readonly string[])[] | undefined]>([
  [
    [['email'], ['username', 'password'], ['line'], ['wechat']],
    [['email'], ['username', 'password', 'confirmPassword'], ['line', 'wechat', 'agreement']],
  ],
  [
    [['username'], ['email']],
    [['username'], ['email', 'password', 'confirmPassword', 'line', 'wechat', 'agreement']],
  ],
  [[['username', 'email']], undefined],
  [[['username', 'email'], ['facebook']], undefined],
  [[['username', 'email'], ['domain']], undefined],
  [[], undefined],
])(
  'the visible groups %j make the steps %j, and the last step has all other fields [layout.register.steps]',
  (groups, steps) => {
    const { ui } = make({
      rules: { email: rule(), line: rule(), wechat: rule() },
      referral: { domain: 'perya.localhost' },
      layout: { order: [], groups: groups.map((fields, at) => ({ id: `g${at}`, fields })), hasSteps: true },
    });
    expect(ui.steps?.map(({ fields }) => fields.filter((name) => ui.fields[name]?.['ui:widget'] !== 'hidden'))).toEqual(
      steps,
    );
  },
);

test('a form that would ask for the SMS code before the mobile number has only one step [layout.register.steps]', () => {
  const stepsWith = (...groups: readonly (readonly string[])[]) =>
    make({
      openModules: new Set(['REGMOBVERF3']),
      layout: { order: [], groups: groups.map((fields, at) => ({ id: `g${at}`, fields })), hasSteps: true },
    }).ui.steps?.length;
  expect(stepsWith(['verificationCode'], ['mobileNum'])).toBeUndefined();
  expect(stepsWith(['username', 'verificationCode'], ['password'])).toBeUndefined();
  expect(stepsWith(['mobileNum'], ['verificationCode'])).toBe(2);
});

test('a form without steps has the same rules as one with steps [layout.register.steps]', () => {
  const layout = {
    order: [],
    groups: [
      { id: 'a', fields: ['username'] },
      { id: 'b', fields: ['password'] },
    ],
  };
  const [single, stepped] = [make({ layout }), make({ layout: { ...layout, hasSteps: true } })];
  expect(single.ui.steps).toBeUndefined();
  expect(stepped.schema).toEqual(single.schema);
  expect(stepped.order).toEqual(single.order);
});

test('an unknown field name is ignored in the rules and in the order', () => {
  const { order } = make({
    rules: { shoeSize: rule(), toString: rule(), verificationCode: rule() },
    layout: { order: ['shoeSize', '__proto__'], groups: [] },
  });
  expect(order).toEqual(['username', 'password', 'confirmPassword', 'agreement']);
});

test.each([
  ['a minimum length above the maximum', { minLength: 9, maxLength: 3 }, 'bounds'],
  ['a maximum length of zero', { minLength: 0, maxLength: 0 }, 'bounds'],
  ['a pattern that does not compile', { acceptedPattern: '([a-z' }, 'pattern'],
  ['a pattern of more than 512 characters', { acceptedPattern: 'a?'.repeat(300) }, 'pattern'],
] as const)('%s is left out and reported [rules.pattern.anchor]', (_case, over, fault) => {
  const report = vi.fn();
  const { schema } = make({ rules: { email: rule(over) }, report });
  const { pattern, minLength, 'x-check': check } = schema.properties['email'] ?? {};
  expect({ pattern, check }).toEqual({ pattern: undefined, check: undefined });
  expect(minLength).toBe(fault === 'bounds' ? undefined : 2);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ field: 'email', fault }));
});

test('a catalogued pattern is part of the schema, and any other pattern is checked by the worker [rules.pattern.ids]', () => {
  const { schema } = make({
    rules: { username: rule({ acceptedPattern: `^${PATTERNS[2]}$` }), email: rule({ acceptedPattern: '(a|b)+z' }) },
  });
  expect(schema.properties['username']?.pattern).toBe(`^(?:${PATTERNS[2]})$`);
  expect(schema.properties['email']?.['x-check']).toEqual({ pattern: '(a|b)+z' });
  expect(schema.properties['email']).not.toHaveProperty('pattern');
});

test('passwords, codes and captchas are never part of a draft', () => {
  const { ui, order } = make({ rules: allRules(), openModules: new Set(['REGMOBVERF3']) });
  const fleeting = order.filter((name) => ui.fields[name]?.['ui:options'].keptInDraft === false);
  expect(fleeting.sort()).toEqual([
    'agreement',
    'captcha',
    'confirmPassword',
    'password',
    'paymentPassword',
    'verificationCode',
  ]);
});

const anyRule = fc.record({
  enabled: fc.boolean(),
  required: fc.boolean(),
  acceptedPattern: fc.oneof(
    fc.constant('*'),
    fc.constantFrom(...Object.values(PATTERNS)),
    fc.string({ maxLength: 40 }),
  ),
  patternId: fc.integer({ min: -5, max: 40 }),
  minLength: fc.integer({ min: 0, max: 30 }),
  maxLength: fc.integer({ min: 0, max: 300 }),
});

test('for any rules, every required field exists, and the order contains each field once [register.fields.enabled]', () => {
  const inputs = fc.record({
    rules: fc.dictionary(fc.constantFrom(...REGISTER_FIELDS, 'shoeSize'), anyRule),
    openModules: fc
      .uniqueArray(fc.constantFrom('REGMOBVERF3', 'MOBILENUMPASSREG3', 'OTHER'))
      .map((open) => new Set(open)),
    variant: fc.constantFrom('username' as const, 'mobile' as const),
    layout: fc.record({
      order: fc.array(fc.constantFrom(...REGISTER_FIELDS)),
      groups: fc.array(
        fc.record({
          id: fc.constantFrom('a', 'b'),
          fields: fc.array(fc.constantFrom(...REGISTER_FIELDS), { minLength: 1 }),
        }),
        { maxLength: 3 },
      ),
    }),
  });
  fc.assert(
    fc.property(inputs, (given) => {
      const { schema, order, ui } = make(given);
      expect(new Set(order)).toEqual(new Set(Object.keys(schema.properties)));
      expect(order).toHaveLength(new Set(order).size);
      expect(schema.required.filter((name) => !order.includes(name))).toEqual([]);
      expect(order.filter((name) => ui.fields[name] === undefined)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
