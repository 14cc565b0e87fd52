import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderControls, sendButton } from './render-controls.tsx';
import type { SampleControl } from './sample-control-form.ts';

const amount = (quick?: readonly string[]): Record<string, SampleControl> => ({
  paymentPassword: {
    control: 'amount',
    schema: { type: 'number', minimum: 100, maximum: 50_000 },
    options: { money: { currency: 'PHP', symbol: '₱', ...(quick === undefined ? {} : { quick }) } },
  },
});
const amountBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Payment password/u });

test('the thousands of an amount are grouped while the field does not have the focus, and it is submitted as a number', async () => {
  const { user, onSubmit } = renderControls(amount());
  const box = await amountBox();
  expect(box).toHaveAttribute('inputmode', 'decimal');
  await user.type(box, '1234.5');
  expect(box).toHaveValue('1234.5');
  expect(box).not.toHaveAccessibleDescription(/=/u);
  await user.tab();
  expect(box).toHaveValue('1,234.50');
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentPassword: 1234.5 }));
});

test.each([
  ['EN', '1.234,50', '1,234.50'],
  ['VI', '1,234.50', '1.234,50'],
  ['ID', '1.234,50', '1.234,50'],
] as const)('in %s a pasted %s is shown as %s', async (language, text, shown) => {
  const { user } = renderControls(amount(), {}, language);
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  await user.click(box);
  await user.paste(text);
  await user.tab();
  expect(box).toHaveValue(shown);
});

test('letters and a minus sign cannot be typed, and the caret does not move', async () => {
  const { user } = renderControls(amount());
  const box = await amountBox();
  await user.type(box, '-12x.34');
  expect(box).toHaveValue('12.34');
  box.setSelectionRange(1, 1);
  await user.keyboard('x');
  expect([box.value, box.selectionStart]).toEqual(['12.34', 1]);
});

test('the selection is kept when the amount is formatted, for example because the window moves to the background', async () => {
  const { user } = renderControls(amount());
  const box = await amountBox();
  await user.type(box, '1500');
  box.setSelectionRange(1, 3);
  fireEvent.blur(box);
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['1,500', 1, 4]);
  fireEvent.focus(box);
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['1500', 1, 3]);
  await user.tab();
  await user.tab({ shift: true });
  await user.keyboard('7');
  expect(box).toHaveValue('7');
});

test('the selection of a field without focus is not set, because Safari would focus the field', async () => {
  const { user } = renderControls(amount());
  const box = await amountBox();
  await user.type(box, '1500');
  const select = vi.spyOn(box, 'setSelectionRange');
  await user.tab();
  expect(box).toHaveValue('1,500');
  expect(select).not.toHaveBeenCalled();
});

test.each([
  ['EN', '50.000', 'Write the amount like 1,234.56'],
  ['ID', '1,500', 'Tulis jumlahnya seperti 1.234,56'],
  ['EN', '0,001', 'Write the amount like 1,234.56'],
  ['EN', 'fifty', 'Write the amount like 1,234.56'],
] as const)(
  'in %s "%s" is not a clear amount, so it stays in the field and is not submitted',
  async (language, text, words) => {
    const { user, onSubmit } = renderControls(amount(), {}, language);
    const box = await screen.findByRole<HTMLInputElement>('textbox');
    await user.click(box);
    await user.paste(text);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription(words));
    expect(box).toHaveValue(text);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(box);
    await user.type(box, '500');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentPassword: 500 }));
  },
);

test.each([
  ['EN', '1,500', '=\u00a0₱\u00a01,500.00'],
  ['EN', '1.500,5', '=\u00a0₱\u00a01,500.50'],
  ['ID', '1,234.50', '=\u00a0₱\u00a01.234,50'],
] as const)('in %s the parsed amount is shown below "%s" while the field has focus', async (language, text, words) => {
  const { user } = renderControls(amount(), {}, language);
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  await user.type(box, text);
  expect(box).toHaveAccessibleDescription(words);
  await user.tab();
  expect(box).not.toHaveAccessibleDescription(words);
});

test('a currency without decimals accepts no decimals', async () => {
  const { user } = renderControls(
    {
      paymentPassword: {
        control: 'amount',
        schema: { type: 'number' },
        options: { money: { currency: 'VND', symbol: '₫' } },
      },
    },
    {},
    'VI',
  );
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  expect(box).toHaveAttribute('inputmode', 'numeric');
  await user.click(box);
  await user.paste('1.500.000');
  await user.tab();
  expect(box).toHaveValue('1.500.000');
  await user.clear(box);
  await user.paste('1500,5');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(box).toHaveAccessibleDescription('Hãy nhập số tiền theo dạng 1.234'));
  expect(box).toHaveValue('1500,5');
});

test.each([
  ['EN', 'Enter an amount from 100 to 50,000'],
  ['VI', 'Nhập số tiền từ 100 đến 50.000'],
] as const)('in %s an amount beyond its limits shows "%s"', async (language, words) => {
  const { user } = renderControls(amount(), {}, language);
  const box = await screen.findByRole('textbox');
  await user.type(box, '50001');
  await user.tab();
  await waitFor(() => expect(box).toHaveAccessibleDescription(words));
});

test('an amount with a fraction is shown with all decimals of its currency', async () => {
  const { user } = renderControls(amount(['11248.7']));
  await user.click(await screen.findByRole('button', { name: '₱ 11,248.70' }));
  expect(await amountBox()).toHaveValue('11,248.70');
});

test('a click on a quick amount sets the field to it', async () => {
  const { user, onSubmit } = renderControls(amount(['500', '1000']));
  await user.click(await screen.findByRole('button', { name: '₱ 1,000' }));
  expect(screen.getByRole('button', { name: '₱ 1,000' })).toHaveAttribute('aria-pressed', 'true');
  expect(await amountBox()).toHaveValue('1,000');
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentPassword: 1000 }));
});
