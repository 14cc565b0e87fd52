import '@testing-library/jest-dom/vitest';
import type { WidgetProps } from '@rjsf/utils';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { createDraftStore } from '../draft-store.ts';
import { RuleTextsReady } from '../rule-texts-ready.tsx';
import { SchemaForm, type SchemaFormProps } from '../schema-form.tsx';
import { lazyWidget } from './lazy-widget.tsx';
import { sampleControlForm, type SampleControl } from './sample-control-form.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const countries = [
  { code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '/flags/PH.png' },
  { code: 'US', name: 'United States', diallingCode: '1', flagUrl: '/flags/US.png' },
];

const start = (controls: Readonly<Record<string, SampleControl>>, props: Partial<SchemaFormProps> = {}, language: Language = 'EN') => {
  const onSubmit = vi.fn();
  const form = sampleControlForm(controls);
  const view = render(
    <RuleTextsReady language={language}>
      <SchemaForm form={form} label="Form" onSubmit={onSubmit} countries={countries} {...props}>
        <button type="submit">Send</button>
      </SchemaForm>
    </RuleTextsReady>,
  );
  return { onSubmit, view, user: userEvent.setup() };
};
const send = () => screen.getByRole('button', { name: 'Send' });

const mobile = { mobileNum: { control: 'mobile', options: { partner: 'countryDialingCode' } }, countryDialingCode: { control: 'hidden' } } as const;
const mobileForm = () => start(mobile, { initial: { countryDialingCode: '63' } });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile number/u });

test('the country picker shows a flag with the dialling code and opens a dropdown that sets what is sent [modal.country-picker]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { user, onSubmit, view } = mobileForm();
  const picker = screen.getByRole('button', { name: 'Country code: Philippines +63' });
  expect(picker).toHaveTextContent('+63');
  expect(view.container.querySelector('img')).toHaveAttribute('src', '/flags/PH.png');
  await user.click(picker);
  await user.type(await screen.findByRole('combobox', { name: 'Search by country or code' }), 'usa{Backspace}{Enter}');
  expect(picker).toHaveAccessibleName('Country code: United States +1');
  await user.type(number(), '2125551234');
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ mobileNum: '2125551234', countryDialingCode: '1' }));
});

test('a mobile number is shown as its country writes it and sent as digits, its trunk zero as typed', async () => {
  const { user, onSubmit } = mobileForm();
  await user.type(number(), '09171234567');
  await waitFor(() => expect(number()).toHaveValue('0917 123 4567'));
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ mobileNum: '09171234567', countryDialingCode: '63' }));
});

test('the caret stays where a number is edited, and backspace passes over a space', async () => {
  const { user } = mobileForm();
  await user.type(number(), '9171234567');
  await waitFor(() => expect(number()).toHaveValue('917 123 4567'));
  number().setSelectionRange(4, 4);
  await user.keyboard('{Backspace}');
  expect([number().value, number().selectionStart]).toEqual(['911 234 567', 2]);
  await user.keyboard('8');
  expect([number().value, number().selectionStart]).toEqual(['918 123 4567', 3]);
});

test.each(['+63 917 123 4567', '0063 917-123-4567'])('a pasted %s leaves the national number and its country', async (text) => {
  const { user } = start(mobile, { initial: { countryDialingCode: '1' } });
  await user.click(number());
  await user.paste(text);
  await waitFor(() => expect(number()).toHaveValue('917 123 4567'));
  expect(screen.getByRole('button', { name: 'Country code: Philippines +63' })).toBeInTheDocument();
});

const amount = (quick?: readonly string[]): Record<string, SampleControl> => ({
  paymentPassword: { control: 'amount', schema: { type: 'number', minimum: 100, maximum: 50_000 }, options: { money: { currency: 'PHP', symbol: '₱', ...(quick === undefined ? {} : { quick }) } } },
});
const amountBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Payment password/u });

test('an amount is written in groups while nobody is at it, and sent as a number', async () => {
  const { user, onSubmit } = start(amount());
  const box = await amountBox();
  expect(box).toHaveAttribute('inputmode', 'decimal');
  await user.type(box, '1234.5');
  expect(box).toHaveValue('1234.5');
  await user.tab();
  expect(box).toHaveValue('1,234.5');
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentPassword: 1234.5 }));
});

test.each([['EN', '1.234,50', '1,234.50'], ['VI', '1,234.50', '1.234,50'], ['ID', '1.234,50', '1.234,50']] as const)('in %s a pasted %s reads %s', async (language, text, shown) => {
  const { user } = start(amount(), {}, language);
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  await user.click(box);
  await user.paste(text);
  await user.tab();
  expect(box).toHaveValue(shown);
});

test('letters, a sign and a third decimal are not taken, and the caret stays', async () => {
  const { user } = start(amount());
  const box = await amountBox();
  await user.type(box, '-12x.345');
  expect(box).toHaveValue('12.34');
  box.setSelectionRange(1, 1);
  await user.keyboard('x');
  expect([box.value, box.selectionStart]).toEqual(['12.34', 1]);
});

test('a currency without decimals takes none', async () => {
  const { user } = start({ paymentPassword: { control: 'amount', options: { money: { currency: 'VND', symbol: '₫' } } } }, {}, 'VI');
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  expect(box).toHaveAttribute('inputmode', 'numeric');
  await user.click(box);
  await user.paste('1.500.000');
  await user.tab();
  expect(box).toHaveValue('1.500.000');
});

test.each([['EN', 'Enter an amount from 100 to 50,000'], ['VI', 'Nhập số tiền từ 100 đến 50.000']] as const)('in %s an amount beyond its limits is told %s', async (language, words) => {
  const { user } = start(amount(), {}, language);
  const box = await screen.findByRole('textbox');
  await user.type(box, '50001');
  await user.tab();
  await waitFor(() => expect(box).toHaveAccessibleDescription(words));
});

test('a quick amount is taken with one press', async () => {
  const { user, onSubmit } = start(amount(['500', '1000']));
  await user.click(await screen.findByRole('button', { name: '₱ 1,000' }));
  expect(screen.getByRole('button', { name: '₱ 1,000' })).toHaveAttribute('aria-pressed', 'true');
  expect(await amountBox()).toHaveValue('1,000');
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentPassword: 1000 }));
});

const date: Record<string, SampleControl> = { line: { control: 'day', schema: { type: 'string', format: 'date' }, options: { days: { first: '1926-01-01', last: '2008-11-20' } } } };
const day = () => screen.findByLabelText<HTMLInputElement>(/^LINE ID/u);

test('a date is sent as yyyy-MM-dd and can be cleared in words', async () => {
  const { user, onSubmit } = start(date);
  fireEvent.change(await day(), { target: { value: '1990-05-31' } });
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ line: '1990-05-31' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await day()).toHaveValue('');
  expect(await day()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test.each([['EN', 'Choose a date from January 1, 1926 to November 20, 2008'], ['TH', 'เลือกวันที่ตั้งแต่ 1 มกราคม ค.ศ. 1926 ถึง 20 พฤศจิกายน ค.ศ. 2008'], ['JA', '1926年1月1日から2008年11月20日までの日付を選択してください']] as const)('in %s a day that is too late is told %s', async (language, words) => {
  const { user, onSubmit, view } = start(date, {}, language);
  await screen.findByText(/LINE/u);
  const box = view.container.querySelector('input[type=date]') as HTMLInputElement;
  expect([box.min, box.max]).toEqual(['1926-01-01', '2008-11-20']);
  fireEvent.change(box, { target: { value: '2008-11-21' } });
  await user.click(send());
  await waitFor(() => expect(box).toHaveAccessibleDescription(words));
  expect(onSubmit).not.toHaveBeenCalled();
});

const upload: Record<string, SampleControl> = { idNumber: { control: 'upload', schema: { type: 'array', maxItems: 3 } } };
const png = (name: string, size = 8): File => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), new Uint8Array(size - 8)], name, { type: 'image/png', lastModified: 1 });
const chooser = () => screen.findByLabelText<HTMLInputElement>(/^ID number/u);

test('chosen images are listed, taken away again one by one, and sent as files [const.upload-count]', async () => {
  const drafts = createDraftStore();
  const { user, onSubmit, view } = start(upload, { drafts });
  await user.upload(await chooser(), [png('front.png'), png('back.png')]);
  expect(await screen.findByText('back.png')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove front.png' }));
  expect(screen.queryByText('front.png')).toBeNull();
  expect(await chooser()).toHaveFocus();
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const sent = onSubmit.mock.calls[0]?.[0] as { idNumber: readonly File[] };
  expect(sent.idNumber.map(({ name }) => name)).toEqual(['back.png']);
  view.unmount();
  expect(drafts.read()).toEqual({});
});

test('each file that is not taken has its reason in words, which a screen reader hears [const.upload-size] [const.upload-count] [const.upload-types]', async () => {
  const { user } = start(upload);
  const files = [png('huge.png', 5 * 1024 * 1024 + 1), new File(['<svg/>'], 'fake.png', { type: 'image/png' }), png('1.png'), png('2.png'), png('3.png'), png('4.png')];
  await user.upload(await chooser(), files);
  const status = await screen.findByRole('status');
  await waitFor(() => expect(within(status).getAllByRole('listitem').map((each) => each.textContent)).toEqual(['huge.png: larger than 5 MB', 'fake.png: not a PNG or JPG image', '4.png: only 3 images can be sent']));
  expect(status).toHaveTextContent('3 of 3 images chosen');
});

test('images may be dropped and pasted', async () => {
  const { view } = start(upload);
  const zone = (await chooser()).parentElement as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [png('dropped.png')] } });
  fireEvent.paste(await chooser(), { clipboardData: { files: [png('pasted.png')] } });
  expect(await screen.findByText('dropped.png')).toBeInTheDocument();
  expect(await screen.findByText('pasted.png')).toBeInTheDocument();
  expect(view.container.querySelectorAll('li')).toHaveLength(2);
});

test('a required upload without images says so', async () => {
  const { user, onSubmit } = start(upload);
  await chooser();
  await user.click(send());
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).toHaveAccessibleDescription(/Input cannot be empty/u));
  expect(onSubmit).not.toHaveBeenCalled();
});

const password: Record<string, SampleControl> = { password: { control: 'password', options: { strength: true, autoComplete: 'new-password', trimmed: false, kept: false } } };

test('a password field tells how strong the password is while it is typed', async () => {
  const { user } = start(password);
  const box = screen.getByLabelText(/^Password/u);
  for (const [text, words] of [['abc', 'Weak'], ['tulip48', 'Fair'], ['Garden', 'Strong']] as const) {
    await user.type(box, text);
    expect(box).toHaveAccessibleDescription(words);
  }
});

test('a password can be pasted, shown and hidden, filled in by a manager, and says that Caps Lock is on', async () => {
  const { user, onSubmit } = start(password);
  const box = screen.getByLabelText<HTMLInputElement>(/^Password/u);
  expect([box.name, box.autocomplete, box.type, box.readOnly]).toEqual(['password', 'new-password', 'password', false]);
  await user.click(box);
  await user.paste(' abc 12345 ');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(box).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(box).toHaveAttribute('type', 'password');
  fireEvent.keyUp(box, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
  // A manager sets the value and tells it by an input event.
  fireEvent.input(box, { target: { value: 'from a manager' } });
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ password: 'from a manager' }));
});

function Countdown() {
  const [left, setLeft] = useState<number | null>(null);
  return (
    <button type="button" disabled={left !== null} onClick={() => setLeft(60)}>
      {left === null ? 'Send code' : `${left} s`}
    </button>
  );
}

test('a code field stands with its send button, which counts down, and asks a phone for the code of a message', async () => {
  const { user, onSubmit } = start({ verificationCode: { control: 'code', options: { autoComplete: 'one-time-code', inputMode: 'numeric', kept: false } } }, { slots: { verificationCode: Countdown } });
  const box = screen.getByRole('textbox', { name: /^Verification code/u });
  expect([box.getAttribute('autocomplete'), box.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('button', { name: '60 s' })).toBeDisabled();
  await user.type(box, '123456');
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ verificationCode: '123456' }));
});

test('a captcha stands with its picture and is not spelled or capitalised', () => {
  start({ captcha: { control: 'captcha', options: { kept: false } } }, { slots: { captcha: () => <img alt="characters" src="/captcha.png" /> } });
  expect(screen.getByRole('img', { name: 'characters' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Captcha/u })).toHaveAttribute('autocapitalize', 'none');
});

test('a choice has its entries in words and sends their values', async () => {
  const choices = [{ value: 'MALE', labelKey: 'strength.1' }, { value: 'FEMALE', labelKey: 'strength.2' }];
  const { user, onSubmit } = start({ facebook: { control: 'select', schema: { type: 'string', enum: ['MALE', 'FEMALE'] }, options: { choices } } });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Facebook/u }), 'Fair');
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ facebook: 'FEMALE' }));
});

test('an agreement is given by its whole row, and its link leads away from the form', async () => {
  const { user, onSubmit } = start({ agreement: { control: 'agreement', schema: { type: 'boolean', const: true }, options: { agreement: { age: 21, termsHref: '/terms' } } } });
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute('target', '_blank');
  await user.click(screen.getByText(/I am at least 21/u));
  await user.click(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ agreement: true }));
});

test('a control that cannot be loaded says so and can be asked for again', async () => {
  let tries = 0;
  const Late = lazyWidget(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>here</p>);
  });
  const props = { id: 'x', name: 'x', label: 'Picture', options: {}, schema: {}, onChange: () => undefined, onBlur: () => undefined } as unknown as WidgetProps; // what a widget asks for that never comes to draw
  render(
    <RuleTextsReady>
      <Late {...props} />
    </RuleTextsReady>,
  );
  await act(async () => Promise.resolve());
  expect(screen.getByRole('status')).toHaveTextContent('This field could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('here')).toBeInTheDocument();
});
