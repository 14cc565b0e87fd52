import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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

test('an amount is grouped while it is not focused, and submitted as a number', async () => {
  const { user, onSubmit } = renderControls(amount());
  const box = await amountBox();
  expect(box).toHaveAttribute('inputmode', 'decimal');
  await user.type(box, '1234.5');
  expect(box).toHaveValue('1234.5');
  await user.tab();
  expect(box).toHaveValue('1,234.50');
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentPassword: 1234.5 }));
});

test.each([
  ['EN', '1.234,50', '1,234.50'],
  ['VI', '1,234.50', '1.234,50'],
  ['ID', '1.234,50', '1.234,50'],
] as const)('in %s a pasted %s reads %s', async (language, text, shown) => {
  const { user } = renderControls(amount(), {}, language);
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  await user.click(box);
  await user.paste(text);
  await user.tab();
  expect(box).toHaveValue(shown);
});

test('letters, a sign and a third decimal are rejected, and the caret stays', async () => {
  const { user } = renderControls(amount());
  const box = await amountBox();
  await user.type(box, '-12x.345');
  expect(box).toHaveValue('12.34');
  box.setSelectionRange(1, 1);
  await user.keyboard('x');
  expect([box.value, box.selectionStart]).toEqual(['12.34', 1]);
});

test('a currency without decimals accepts none', async () => {
  const { user } = renderControls(
    { paymentPassword: { control: 'amount', options: { money: { currency: 'VND', symbol: '₫' } } } },
    {},
    'VI',
  );
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  expect(box).toHaveAttribute('inputmode', 'numeric');
  await user.click(box);
  await user.paste('1.500.000');
  await user.tab();
  expect(box).toHaveValue('1.500.000');
});

test.each([
  ['EN', 'Enter an amount from 100 to 50,000'],
  ['VI', 'Nhập số tiền từ 100 đến 50.000'],
] as const)('in %s an amount beyond its limits gives %s', async (language, words) => {
  const { user } = renderControls(amount(), {}, language);
  const box = await screen.findByRole('textbox');
  await user.type(box, '50001');
  await user.tab();
  await waitFor(() => expect(box).toHaveAccessibleDescription(words));
});

test('an amount with a fraction has all decimals of its currency', async () => {
  const { user } = renderControls(amount(['11248.7']));
  await user.click(await screen.findByRole('button', { name: '₱ 11,248.70' }));
  expect(await amountBox()).toHaveValue('11,248.70');
});

test('a quick amount is set with one press', async () => {
  const { user, onSubmit } = renderControls(amount(['500', '1000']));
  await user.click(await screen.findByRole('button', { name: '₱ 1,000' }));
  expect(screen.getByRole('button', { name: '₱ 1,000' })).toHaveAttribute('aria-pressed', 'true');
  expect(await amountBox()).toHaveValue('1,000');
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ paymentPassword: 1000 }));
});
