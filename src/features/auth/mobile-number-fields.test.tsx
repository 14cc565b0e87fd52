import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { MobileNumberFields } from './mobile-number-fields.tsx';

const CODES = [
  { value: '81', label: 'JP +81' },
  { value: '63', label: 'PH +63' },
];

function Fields({ code }: { readonly code: string }) {
  const [country, setCountry] = useState(code);
  const [number, setNumber] = useState('');
  return (
    <MobileNumberFields
      diallingCodes={CODES}
      country={{ value: country, onValue: setCountry, error: undefined }}
      number={{ value: number, onValue: setNumber, error: undefined }}
      bounds={{ minLength: 10, maxLength: 10 }}
    />
  );
}

test.each([
  ['0917 123 4567', '63'],
  ['+63 917-123-4567', '81'],
  ['0063 (0)917 1234567', '81'],
  ['639171234567', '63'],
  ['０９１７１２３４５６７', '63'],
])(
  'a mobile number pasted as %s is reduced to its national digits, and its country is selected [login.validate.sms]',
  async (text, code) => {
    await renderPart(<Fields code={code} />);
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(field);
    await userEvent.paste(text);
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('9171234567');
    expect(screen.getByRole('combobox', { name: 'Country code' })).toHaveValue('63');
  },
);
