import type { RJSFSchema } from '@rjsf/utils';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import type { RuleFault } from '#schemas/forms/field-rule-schema.ts';
import { FIELDS_WITH_RULES } from '#schemas/register-fields.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { Button } from '#src/ui/button.tsx';
import { rjsfProps } from './form-fields.tsx';
import { PreloadedRuleTexts } from './preloaded-rule-texts.tsx';
import { sampleRegisterForm, sampleRule } from './sample-register-form.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';

const start = (rules: RegisterRules, props: Partial<SchemaFormProps> = {}) => {
  const onSubmit = vi.fn();
  const faults: RuleFault[] = [];
  const form = sampleRegisterForm({ rules, report: (fault) => faults.push(fault) });
  render(
    <PreloadedRuleTexts>
      <SchemaForm form={form} label="Register" onSubmit={onSubmit} initial={{ countryDialingCode: '63' }} {...props}>
        <Button type="submit">Send</Button>
      </SchemaForm>
    </PreloadedRuleTexts>,
  );
  return { onSubmit, faults, user: userEvent.setup() };
};
type User = ReturnType<typeof userEvent.setup>;

const control = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (found === null) throw new Error(`the form has no field ${name}`);
  return found;
};
const put = async (user: User, name: string, value: string): Promise<void> => {
  await user.click(control(name));
  await user.paste(value);
};
/** Fills in all required fields except the one named `but`, and ticks the agreement. */
const fillDemanded = async (user: User, but = ''): Promise<void> => {
  for (const [name, value] of [
    ['username', 'anacruz'],
    ['password', 'abc12345'],
    ['confirmPassword', 'abc12345'],
  ] as const)
    if (name !== but) await put(user, name, value);
  await user.click(screen.getByRole('checkbox'));
};
const send = (user: User): Promise<void> => user.click(screen.getByRole('button', { name: 'Send' }));
const saidOf = (name: string): string => document.getElementById(`${control(name).id}-error`)?.textContent ?? '';
const isUnharmed = (): void => {
  expect(document.querySelectorAll('script, iframe, img, b, svg[onload]')).toHaveLength(0);
  expect((globalThis as { hurt?: unknown }).hurt).toBeUndefined();
};

const MARKUP = '<img src=x onerror="globalThis.hurt=1"><script>globalThis.hurt=1</script><b>bold</b>';
const onlyDigits = sampleRule({ acceptedPattern: PATTERNS[7], patternId: 7, minLength: 4, maxLength: 6 });

test.each([
  ['10 kB', 'x'.repeat(10_240)],
  ['an emoji', '👩‍👩‍👧😀'],
  ['a right-to-left name', 'محمد عبد الله'],
  ['markup', MARKUP],
  ['a number in Arabic-Indic digits', '١٢٣٤'],
  ['a lone surrogate', '12\ud83d34'],
])('%s in a digits-only field is kept as typed and rejected with a message [rules.match]', async (_what, value) => {
  const { user, onSubmit } = start({ idNumber: onlyDigits });
  await put(user, 'idNumber', value);
  await user.tab();
  await waitFor(() => expect(saidOf('idNumber')).toBe('Digits only, 4-6 of them'));
  expect(control('idNumber').value).toBe(value);
  await send(user);
  expect(onSubmit).not.toHaveBeenCalled();
  isUnharmed();
});

test('a zero-width space in a digits-only field stays in the field, but is removed from the submitted value [rules.match]', async () => {
  const { user, onSubmit } = start({ idNumber: onlyDigits });
  await fillDemanded(user);
  await put(user, 'idNumber', '12\u200b34');
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ idNumber: '1234' })));
  expect(control('idNumber').value).toBe('12\u200b34');
});

test('a field that contains only spaces counts as empty [rules.required]', async () => {
  const { user } = start({ idNumber: onlyDigits });
  await put(user, 'idNumber', '     ');
  await user.tab();
  await waitFor(() => expect(saidOf('idNumber')).toBe('Input cannot be empty'));
});

test.each([
  ['an emoji name', '😀 Ana'],
  ['a right-to-left name', 'محمد عبد الله'],
  ['markup', MARKUP],
])('%s is sent as typed if the platform accepts any value [rules.star]', async (_what, value) => {
  const { user, onSubmit } = start({ line: sampleRule({ maxLength: 200 }) });
  await fillDemanded(user);
  await put(user, 'line', value);
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ line: value })));
  isUnharmed();
});

test('the leading zeros of an identity number are submitted', async () => {
  const { user, onSubmit } = start({ idNumber: onlyDigits });
  await fillDemanded(user);
  await put(user, 'idNumber', '000123');
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ idNumber: '000123' })));
});

const textFields = FIELDS_WITH_RULES.filter((name) => name !== 'password');
const openRules: RegisterRules = Object.fromEntries(
  FIELDS_WITH_RULES.map((name) => [name, sampleRule({ required: false, maxLength: 200 })]),
);

test('markup that is typed into a field is not inserted as HTML', async () => {
  const { user } = start(openRules);
  for (const name of [...textFields, 'password', 'confirmPassword']) await put(user, name, MARKUP);
  await send(user);
  isUnharmed();
});

test('markup in texts from the platform or the brand is rendered as text', async () => {
  const rules = {
    ...openRules,
    line: sampleRule({ acceptedPattern: MARKUP, patternId: Number.NaN }),
    [MARKUP]: sampleRule(),
  };
  const form = sampleRegisterForm({
    rules,
    layout: { order: [MARKUP], groups: [{ id: MARKUP, fields: ['line', MARKUP] }] },
    agreement: { age: 18, termsHref: MARKUP },
    referral: { referralCode: MARKUP },
  });
  start(
    {},
    {
      form,
      label: MARKUP,
      groupHeading: () => MARKUP,
      countries: [{ code: 'PH', name: MARKUP, diallingCode: '63', flagUrl: '' }],
      serverErrors: Object.fromEntries([...FIELDS_WITH_RULES, MARKUP].map((name) => [name, MARKUP])),
    },
  );
  expect((await screen.findAllByText(/<img src=x/u)).length).toBeGreaterThan(FIELDS_WITH_RULES.length);
  isUnharmed();
});

test('length limits that no value can meet are reported, and any value of the field is accepted [rules.match]', async () => {
  const { user, onSubmit, faults } = start({ line: sampleRule({ minLength: 20, maxLength: 5 }) });
  expect(faults).toEqual([expect.objectContaining({ field: 'line', fault: 'bounds' })]);
  await fillDemanded(user);
  await put(user, 'line', 'ana');
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ line: 'ana' })));
});

test('an invalid pattern is reported, and any value of the field is accepted [rules.pattern.anchor]', async () => {
  const { user, onSubmit, faults } = start({ line: sampleRule({ acceptedPattern: '([' }) });
  expect(faults).toEqual([expect.objectContaining({ field: 'line', fault: 'pattern' })]);
  await fillDemanded(user);
  await put(user, 'line', 'ana!?');
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});

test('a required field that the site does not know is not rendered and does not block the submit, and a server error for it is shown in the summary [errors.fields]', async () => {
  const { user, onSubmit } = start(
    { shoeSize: sampleRule({ required: true }) },
    { serverErrors: { shoeSize: 'Too large' } },
  );
  expect(document.querySelector('[name="shoeSize"]')).toBeNull();
  expect((await screen.findByRole('region', { name: 'Please check these fields' })).textContent).toContain('Too large');
  await fillDemanded(user);
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
});

test('a form without any rules is rendered and can be submitted', async () => {
  const { user, onSubmit } = start({});
  await fillDemanded(user);
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

const nested = (levels: number): RJSFSchema =>
  levels === 0
    ? { type: 'string', title: 'innermost', minLength: 3 }
    : { type: 'object', properties: { in: nested(levels - 1) } };

test('a schema that is nested too deeply is rejected, and the error names the path', () => {
  expect(() => rjsfProps({ ...sampleRegisterForm(), schema: nested(100) as never })).toThrow(
    'is nested deeper than 64 levels',
  );
});
