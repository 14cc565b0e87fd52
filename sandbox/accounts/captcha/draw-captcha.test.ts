import { expect, test } from 'vitest';
import { drawCaptcha } from './draw-captcha.ts';

test('a captcha is a small PNG that is different each time and does not contain the solution as text [captcha.image]', () => {
  const [first, second] = [drawCaptcha('A7KWR'), drawCaptcha('A7KWR')];
  expect(first.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(first.includes('A7KWR')).toBe(false);
  expect(first.equals(second)).toBe(false);
  expect(first.length).toBeLessThan(8000);
});
