import '@testing-library/jest-dom/vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { expect, test, vi } from 'vitest';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Popover } from './popover.tsx';
import { qrPicture } from './qr-picture.ts';
import { QR } from './qr-settings.ts';
import { QrCode } from './qr-code.tsx';

test.each([
  [0, null],
  [-1, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a badge of %i shows %s [header.avatar.badge-zero]', (count, shown) => {
  const { container } = render(<Badge count={count} label={`${count} new`} />);
  expect(container.querySelector('[aria-hidden]')?.textContent ?? null).toBe(shown);
});

test('an avatar that fails to load is replaced by the default avatar, or by an icon if the default avatar also fails [header.avatar.fallback] [errors.avatar]', () => {
  render(<Avatar src="/mine.png" fallbackSrc="/default.png" label="Ana" />);
  fireEvent.error(screen.getByRole('img', { name: 'Ana' }));
  expect(screen.getByRole('img', { name: 'Ana' })).toHaveAttribute('src', '/default.png');
  fireEvent.error(screen.getByRole('img', { name: 'Ana' }));
  expect(screen.getByRole('img', { name: 'Ana' })).not.toHaveAttribute('src');
});

test('a saved QR code is a picture of 800 px with at least the required quiet zone [const.qr-size] [const.qr-conflict]', async () => {
  const drawn: number[][] = [];
  const brush = { fillStyle: '', fillRect: (...box: number[]) => void drawn.push(box) };
  const picture = new Blob(['picture'], { type: 'image/png' });
  const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture));
  expect(await qrPicture('https://perya.example/register?referralCode=PLAYER01')).toBe(picture);
  const [ground, ...cells] = drawn;
  expect(ground).toEqual([0, 0, 800, 800]);
  expect(cells.length).toBeGreaterThan(100);
  expect(cells.every(([x = 0, y = 0, width = 0]) => Math.min(x, y) >= 20 && Math.max(x, y) + width <= 780)).toBe(true);
  getContext.mockRestore();
  toBlob.mockRestore();
});

test('a QR code is 200 px with a quiet zone of 20 px and error correction level M [const.qr-margin] [const.qr-level] [const.qr-conflict]', () => {
  render(<QrCode value="https://perya.example/app" label="Code" />);
  const code = screen.getByRole('img', { name: 'Code' });
  expect(QR).toMatchObject({ size: 200, margin: 20, level: 'M' });
  expect(code).toHaveAttribute('width', '200');
  const [edge = 0, , whole = 0] = (code.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const { data, size } = encode('https://perya.example/app', { ecc: 'M', border: 0 });
  expect((-edge * 200) / whole).toBeCloseTo(20);
  expect(whole + 2 * edge).toBeCloseTo(size);
  expect(code.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(data.flat().filter(Boolean).length);
});

test('a popover opens under its button and closes on Escape [header.dropdown.keyboard]', async () => {
  render(
    <Popover label="Telegram" trigger="T">
      A code
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: 'Telegram' })).toHaveTextContent('A code');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('A code')).toBeNull();
  expect(screen.getByRole('button', { name: 'Telegram' })).toHaveFocus();
});
