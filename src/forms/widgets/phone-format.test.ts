import { expect, test } from 'vitest';
import { COUNTRIES } from '#sandbox/seed/countries.ts';
import { loadPhoneFormat } from './phone-format.ts';
import { plainMobile } from '#schemas/forms/mobile-number.ts';

test.each([
  ['PH', '9171234567', '917 123 4567'],
  ['PH', '09171234567', '0917 123 4567'],
  ['VN', '912345678', '912 345 678'],
  ['TH', '812345678', '81 234 5678'],
  ['TH', '0812345678', '081 234 5678'],
  ['JP', '09012345678', '090-1234-5678'],
  ['ID', '81234567890', '812 3456 7890'],
  ['CN', '13812345678', '138 1234 5678'],
  ['SG', '81234567', '8123 4567'],
  ['US', '2125551234', '(212) 555-1234'],
  ['IN', '9123456789', '91234 56789'],
])('the number format of %s shows %s as %s', async (code, digits, text) => {
  expect((await loadPhoneFormat(code))?.(digits)).toBe(text);
});

test('numbers of a country without metadata are left unchanged', async () => {
  expect(await loadPhoneFormat('ZZ')).toBeNull();
});

test.each(COUNTRIES.map(([code]) => code))(
  'formatting a number of %s neither adds nor removes a digit',
  async (code) => {
    const format = await loadPhoneFormat(code);
    for (const digits of [
      '0',
      '00',
      '12',
      '911',
      '0917123',
      '9171234567',
      '09171234567',
      '1234567890123456',
      '0'.repeat(17),
      '9'.repeat(40),
      '',
      '+63',
      '12a4',
    ]) {
      expect(plainMobile(format?.(digits) ?? '')).toBe(digits);
    }
  },
);
