import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderControls, sendButton } from './render-controls.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const mobile = {
  mobileNum: { control: 'mobile', options: { pairedField: 'countryDialingCode' } },
  countryDialingCode: { control: 'hidden' },
} as const;
const mobileForm = () => renderControls(mobile, { initial: { countryDialingCode: '63' } });
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile number/u });

test('the country picker shows a flag with the dialling code and opens a dropdown that sets the submitted code [modal.country-picker]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { user, onSubmit, view } = mobileForm();
  const picker = screen.getByRole('button', { name: 'Country code: Philippines +63' });
  expect(picker).toHaveTextContent('+63');
  expect(view.container.querySelector('img')).toHaveAttribute('src', '/flags/PH.png');
  await user.click(picker);
  await user.type(await screen.findByRole('combobox', { name: 'Search by country or code' }), 'usa{Backspace}{Enter}');
  expect(picker).toHaveAccessibleName('Country code: United States +1');
  await user.type(number(), '2125551234');
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ mobileNum: '2125551234', countryDialingCode: '1' }));
});

test("a mobile number is shown in its country's format and submitted as digits; a typed trunk zero is kept", async () => {
  const { user, onSubmit } = mobileForm();
  await user.type(number(), '09171234567');
  await waitFor(() => expect(number()).toHaveValue('0917 123 4567'));
  await user.click(sendButton());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ mobileNum: '09171234567', countryDialingCode: '63' }));
});

test.each(['09171234567', '+63 0917-123-4567', '639171234567', '０９１７ １２３ ４５６７'])(
  'if the rule of a number requires ten digits, %s is submitted without its prefix',
  async (text) => {
    const { user, onSubmit } = renderControls(
      { ...mobile, mobileNum: { ...mobile.mobileNum, schema: { type: 'string', minLength: 10, maxLength: 10 } } },
      { initial: { countryDialingCode: '63' } },
    );
    await user.click(number());
    await user.paste(text);
    await user.click(sendButton());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ mobileNum: '9171234567', countryDialingCode: '63' }));
  },
);

test('the caret stays where a number is edited, and backspace after a separator deletes the digit before it', async () => {
  const { user } = mobileForm();
  await user.type(number(), '9171234567');
  await waitFor(() => expect(number()).toHaveValue('917 123 4567'));
  number().setSelectionRange(4, 4);
  await user.keyboard('{Backspace}');
  expect([number().value, number().selectionStart]).toEqual(['911 234 567', 2]);
  await user.keyboard('8');
  expect([number().value, number().selectionStart]).toEqual(['918 123 4567', 3]);
});

test.each(['+63 917 123 4567', '0063 917-123-4567'])(
  'pasting %s sets the country and the national number',
  async (text) => {
    const { user } = renderControls(mobile, { initial: { countryDialingCode: '1' } });
    await user.click(number());
    await user.paste(text);
    await waitFor(() => expect(number()).toHaveValue('917 123 4567'));
    expect(screen.getByRole('button', { name: 'Country code: Philippines +63' })).toBeInTheDocument();
  },
);

test('with only one country, its dialling code is shown and no list opens [modal.country-picker]', async () => {
  renderControls(mobile, {
    initial: { countryDialingCode: '63' },
    countries: [{ code: 'PH', name: 'Philippines', diallingCode: '63', flagUrl: '' }],
  });
  expect(screen.getByText('+63')).toBeVisible();
  expect(screen.getByText('Country code: Philippines')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Country code/u })).toBeNull();
});
