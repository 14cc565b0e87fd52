import { expect, test } from 'vitest';
import { fieldMessages } from './field-messages.ts';
import { submittedValues } from './form-values.ts';
import { sampleControlForm } from './widgets/sample-control-form.ts';

const amountForm = (limits: { minimum?: number; maximum?: number }) =>
  sampleControlForm({
    amount: {
      control: 'amount',
      schema: { type: 'number', ...limits },
      options: { money: { currency: 'PHP', symbol: 'P' } },
    },
  });
const said = (limits: { minimum?: number; maximum?: number }, amount: string) =>
  fieldMessages(amountForm(limits), { amount }).get('amount');

test.each([
  ['below both limits', { minimum: 100, maximum: 500 }, '99.99', 'number.between'],
  ['above both limits', { minimum: 100, maximum: 500 }, '500.01', 'number.between'],
  ['below the only limit', { minimum: 100 }, '1', 'number.least'],
  ['above the only limit', { maximum: 500 }, '501', 'number.most'],
  ['not a number', { minimum: 100 }, '1.2.3', 'amount.unclear'],
  ['with more decimals than pesos have', { minimum: 100 }, '500.000', 'amount.unclear'],
  ['empty', { minimum: 100 }, ' ', 'input_empty'],
])('an amount that is %s gets the matching message', (_case, limits, amount, key) => {
  expect(said(limits, amount)?.key).toBe(key);
});

test('the limits of an amount are inclusive, accurate to the cent', () => {
  expect([
    said({ minimum: 100.1, maximum: 500.3 }, '100.10'),
    said({ minimum: 100.1, maximum: 500.3 }, '500.30'),
  ]).toEqual([undefined, undefined]);
});

test('an amount is submitted as a number or as text, depending on its schema', () => {
  expect(submittedValues(amountForm({}), { amount: '1234.50' })).toEqual({ amount: 1234.5 });
  const asText = sampleControlForm({ amount: { control: 'amount' } });
  expect(submittedValues(asText, { amount: '1234.50' })).toEqual({ amount: '1234.50' });
});

test('an amount with too many digits for an exact number is rejected instead of rounded', () => {
  expect(said({}, '9007199254740993.01')?.key).toBe('format');
});

const dateForm = sampleControlForm({
  birthday: { control: 'day', options: { days: { first: '1926-01-01', last: '2008-11-20' } } },
});

test.each([
  ['1925-12-31', 'day.between'],
  ['1926-01-01', undefined],
  ['2008-11-20', undefined],
  ['2008-11-21', 'day.between'],
])('the day %s gives the message %s', (birthday, key) => {
  expect(fieldMessages(dateForm, { birthday }).get('birthday')?.key).toBe(key);
});
