import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { Button } from '#src/ui/button.tsx';
import { createDraftStore } from './form-values.ts';
import type { FormHandle } from './form-context.ts';
import { rjsfProps } from './form-fields.tsx';
import { PreloadedRuleTexts } from './preloaded-rule-texts.tsx';
import { sampleRegisterForm, sampleRule, sampleRules } from './sample-register-form.ts';
import { SchemaForm, type SchemaFormProps } from './schema-form.tsx';

const countries = [
  { code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '/flags/PH.png' },
  { code: 'VN', name: 'Vietnam', diallingCode: '84', flagUrl: '/flags/VN.png' },
];

const start = (props: Partial<SchemaFormProps> = {}, language: Language = 'EN') => {
  const onSubmit = vi.fn();
  const show = (more: Partial<SchemaFormProps> = {}) => (
    <PreloadedRuleTexts language={language}>
      <SchemaForm
        form={sampleForm}
        label="Register"
        onSubmit={onSubmit}
        initial={initial}
        countries={countries}
        {...props}
        {...more}
      >
        <Button type="submit">Send</Button>
      </SchemaForm>
    </PreloadedRuleTexts>
  );
  const view = render(show());
  return {
    onSubmit,
    user: userEvent.setup(),
    view,
    again: (more: Partial<SchemaFormProps>) => act(async () => view.rerender(show(more))),
  };
};
const sampleForm = sampleRegisterForm();
const initial = { countryDialingCode: '63' };

const field = (name: RegExp | string): HTMLElement => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send' });
type User = ReturnType<typeof userEvent.setup>;
const fill = async (user: User): Promise<void> => {
  await user.type(field(/^Username/u), 'anacruz');
  await user.type(field(/^Password/u), 'abc12345');
  await user.type(field(/^Confirm password/u), 'abc12345');
  await user.type(field(/^Mobile number/u), '9171234567');
  await user.type(field(/^Captcha/u), 'ab12');
  await user.click(screen.getByRole('checkbox'));
};

test('a valid form submits its values by field name', async () => {
  const { user, onSubmit } = start();
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({
    username: 'anacruz',
    password: 'abc12345',
    confirmPassword: 'abc12345',
    countryDialingCode: '63',
    mobileNum: '9171234567',
    captcha: 'ab12',
  });
});

test('Enter in the last field submits the typed text without a blur', async () => {
  const { user, onSubmit } = start();
  await fill(user);
  await user.type(field(/^Email/u), 'ana@example.com{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'ana@example.com' })));
});

test('a failed submit focuses a summary that links to each field [errors.fields]', async () => {
  const { user, onSubmit } = start();
  await user.click(send());
  const summary = await screen.findByRole('region', { name: 'Please check these fields' });
  expect(document.activeElement).toBe(summary);
  await user.click(within(summary).getByRole('button', { name: 'Mobile number: Input cannot be empty' }));
  expect(document.activeElement).toBe(field(/^Mobile number/u));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the summary removes fields once they are corrected', async () => {
  const { user } = start();
  await user.click(send());
  const summary = await screen.findByRole('region', { name: 'Please check these fields' });
  await user.type(field(/^Username/u), 'anacruz');
  expect(within(summary).queryByRole('button', { name: /^Username/u })).toBeNull();
});

test('the message of a field is its accessible description [rules.message.key] [rules.message.bounds]', async () => {
  const { user } = start();
  await user.type(field(/^Username/u), 'a_');
  await user.tab();
  await waitFor(() => expect(field(/^Username/u).getAttribute('aria-invalid')).toBe('true'));
  const said = document.getElementById(field(/^Username/u).getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe('Start with a letter, then letters and digits, 4-16 characters');
});

test('a field shows no message before its first blur', async () => {
  const { user } = start();
  await user.type(field(/^Username/u), 'a_');
  expect(field(/^Username/u).getAttribute('aria-invalid')).toBeNull();
});

test('the placeholder of a required field starts with an asterisk [register.fields.star]', () => {
  start();
  expect(field(/^Username/u).getAttribute('placeholder')).toBe('*Choose a username');
  expect(field(/^Email/u).getAttribute('placeholder')).toBe('Enter your email address');
});

test('fields have autocomplete attributes and input modes for browsers and phones', () => {
  start({ form: sampleRegisterForm({ openModules: new Set(['REGMOBVERF3']) }) });
  const facts = (name: RegExp) => [field(name).getAttribute('autocomplete'), field(name).getAttribute('inputmode')];
  expect(facts(/^Username/u)).toEqual(['username', null]);
  expect(facts(/^Password/u)).toEqual(['new-password', null]);
  expect(facts(/^Mobile number/u)).toEqual(['tel-national', 'tel']);
  expect(facts(/^Verification code/u)).toEqual(['one-time-code', 'numeric']);
  expect(facts(/^Email/u)).toEqual(['email', 'email']);
});

test('a password may be pasted', async () => {
  const { user } = start();
  await user.click(field(/^Password/u));
  await user.paste('abc12345');
  expect(field(/^Password/u)).toHaveProperty('value', 'abc12345');
});

test('if the password and its confirmation differ, an error is shown [register.confirm.equal]', async () => {
  const { user } = start();
  await user.type(field(/^Password/u), 'abc12345');
  await user.type(field(/^Confirm password/u), 'abc1234');
  await user.tab();
  expect(await screen.findByText('The two passwords do not match')).toBeTruthy();
});

test('a server error is shown on its field, focuses the summary and is cleared when the field is edited', async () => {
  const { user, again } = start();
  await user.type(field(/^Username/u), 'taken');
  await again({ serverErrors: { username: 'This name is taken', nowhere: 'Something else' } });
  const summary = await screen.findByRole('region', { name: 'Please check these fields' });
  expect(document.activeElement).toBe(summary);
  expect(summary.textContent).toContain('Something else');
  expect(field(/^Username/u).getAttribute('aria-invalid')).toBe('true');
  await user.type(field(/^Username/u), '1');
  expect(field(/^Username/u).getAttribute('aria-invalid')).toBeNull();
});

test('markup in a server error is rendered as text', async () => {
  const { again } = start();
  await again({ serverErrors: { username: '<img src=x onerror=alert(1)>' } });
  expect((await screen.findAllByText(/<img src=x/u)).length).toBeGreaterThan(0);
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('a busy form cannot be submitted again', async () => {
  const { user, onSubmit, again } = start();
  await fill(user);
  await again({ busy: true });
  await user.click(send());
  await user.type(field(/^Username/u), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true');
});

test('values are kept when the form closes, except passwords, captchas and the agreement', async () => {
  const drafts = createDraftStore();
  const { user, view } = start({ drafts });
  await fill(user);
  view.unmount();
  expect(drafts.read()).toEqual({ username: 'anacruz', mobileNum: '9171234567', countryDialingCode: '63' });
  start({ drafts });
  expect(field(/^Username/u)).toHaveProperty('value', 'anacruz');
  expect(field(/^Password/u)).toHaveProperty('value', '');
});

test('the draft is written when a field loses focus, and when the page is hidden, because a browser may then discard it', async () => {
  const drafts = createDraftStore();
  const { user } = start({ drafts });
  await user.type(field(/^Username/u), 'ana');
  await user.tab();
  expect(drafts.read()).toMatchObject({ username: 'ana' });
  await user.type(field(/^Username/u), 'cruz');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  expect(drafts.read()).toMatchObject({ username: 'anacruz' });
});

test('the country picker sets the dialling code that is submitted with the number', async () => {
  const { user, onSubmit } = start();
  await fill(user);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await user.click(screen.getByRole('button', { name: 'Country code: Philippines +63' }));
  await user.click(await screen.findByRole('option', { name: /^Vietnam/u }));
  vi.unstubAllGlobals();
  await user.click(send());
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ countryDialingCode: '84', mobileNum: '9171234567' }),
    ),
  );
});

test('a slot is rendered next to its field, and can validate and set other fields', async () => {
  const handle = createRef<FormHandle>();
  const slots = {
    captcha: ({ form }: { form: FormHandle }) => (
      <button
        type="button"
        onClick={() =>
          void form.validateField('mobileNum').then((fine) => form.setValue('captcha', fine ? 'fine' : 'nope'))
        }
      >
        picture
      </button>
    ),
  };
  const { user } = start({ slots, handle });
  await user.click(screen.getByRole('button', { name: 'picture' }));
  expect(await screen.findByText('Input cannot be empty')).toBeTruthy();
  await waitFor(() => expect(field(/^Captcha/u)).toHaveProperty('value', 'nope'));
  await user.type(field(/^Mobile number/u), '9171234567');
  await user.click(screen.getByRole('button', { name: 'picture' }));
  await waitFor(() => expect(field(/^Captcha/u)).toHaveProperty('value', 'fine'));
  expect(handle.current?.getValue('mobileNum')).toBe('9171234567');
});

test("the brand's groups are rendered under their headings", () => {
  const form = sampleRegisterForm({
    layout: { order: [], groups: [{ id: 'contact', fields: ['email', 'mobileNum'] }] },
  });
  start({ form, groupHeading: (id) => (id === 'contact' ? 'How we reach you' : null) });
  const group = screen.getByRole('group', { name: 'How we reach you' });
  expect(within(group).getByLabelText(/^Email/u)).toBeTruthy();
  expect(within(group).queryByLabelText(/^Username/u)).toBeNull();
});

test('rules that arrive later update the form and keep the typed values [rules.source]', async () => {
  const { user, again } = start();
  await user.type(field(/^Username/u), 'anacruz');
  await again({ form: sampleRegisterForm({ rules: { ...sampleRules, line: sampleRule() } }) });
  expect(field(/^LINE ID/u)).toBeTruthy();
  expect(field(/^Username/u)).toHaveProperty('value', 'anacruz');
});

test('a keystroke re-renders neither the form nor the other fields', async () => {
  const groupHeading = vi.fn(() => 'Account');
  const picture = vi.fn(() => null);
  const { user } = start({ form: groupedForm, groupHeading, slots: { captcha: picture } });
  const before = [groupHeading.mock.calls.length, picture.mock.calls.length];
  await user.type(field(/^Username/u), 'anacruz');
  expect(before.every((count) => count > 0)).toBe(true);
  expect([groupHeading.mock.calls.length, picture.mock.calls.length]).toEqual(before);
});
const groupedForm = sampleRegisterForm({ layout: { order: [], groups: [{ id: 'account', fields: ['username'] }] } });

test.each(['😀😀😀😀', 'مرحبا بالعالم', '<script>alert(1)</script>', 'x'.repeat(10_240), '    '])(
  'an unusual value is kept as typed and rejected with a message: case %#',
  async (value) => {
    const { user } = start();
    await user.click(field(/^Username/u));
    await user.paste(value);
    await user.tab();
    await waitFor(() => expect(field(/^Username/u).getAttribute('aria-invalid')).toBe('true'));
    expect(field(/^Username/u)).toHaveProperty('value', value);
  },
);

test('a form whose schema has an unknown keyword throws when it is loaded', () => {
  const schema = Object.assign({ unevaluatedProperties: false }, sampleForm.schema);
  expect(() => rjsfProps({ ...sampleForm, schema })).toThrow('#/unevaluatedProperties');
});

test.each([
  ['TH', 'โปรดกรอกข้อมูล'],
  ['JA', '入力してください'],
  ['TY', 'Hindi puwedeng walang laman'],
  ['VI', 'Không được để trống'],
  ['ID', 'Kolom ini tidak boleh kosong'],
  ['CN', '输入不能为空'],
] as const)('in %s the message of an empty field is "%s" [rules.message.empty]', async (language, text) => {
  const { user } = start({}, language);
  await user.click(send());
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('the agreement states the age and links to the terms [register.agreement.age] [register.agreement.terms]', () => {
  start({ form: sampleRegisterForm({ agreement: { age: 21, termsHref: '/help?section=terms' } }) });
  expect(
    screen.getByRole('checkbox', { name: 'I am at least 21 years old and accept the terms and conditions' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')).toBe('/help?section=terms');
});
