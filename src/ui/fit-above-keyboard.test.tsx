import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

const PAGE_HEIGHT = 740;
const viewport = Object.assign(new EventTarget(), { height: PAGE_HEIGHT, offsetTop: 0, scale: 1 });

beforeEach(() => {
  Object.assign(viewport, { height: PAGE_HEIGHT, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(PAGE_HEIGHT);
});
afterEach(() => vi.unstubAllGlobals());

const change = (now: Partial<Record<'height' | 'offsetTop' | 'scale', number>>): void => {
  Object.assign(viewport, now);
  viewport.dispatchEvent(new Event('resize'));
};

const open = () => {
  render(
    <Modal title="Log in" closeLabel="Close" onClose={() => undefined}>
      <input aria-label="Username" data-autofocus />
    </Modal>,
  );
  const { style } = screen.getByRole('dialog');
  return () => [style.top, style.height, style.getPropertyValue('--keyboard')];
};

test('a dialog stays above a keyboard that overlays the page, and its field stays in view', () => {
  const field = vi.fn();
  Object.defineProperty(HTMLElement.prototype, 'scrollIntoView', { value: field, configurable: true });
  const box = open();
  expect(box()).toEqual(['', '', '']);
  change({ height: 420, offsetTop: 60 });
  expect(box()).toEqual(['60px', '420px', '260px']);
  expect(field.mock.contexts).toEqual([screen.getByLabelText('Username')]);
  change({ height: PAGE_HEIGHT, offsetTop: 0 });
  expect(box()).toEqual(['', '', '']);
});

test.each([
  ['a bar of the browser', { height: 650 }],
  ['a zoomed page', { height: 370, scale: 2 }],
])('%s is not mistaken for a keyboard', (_what, now) => {
  const box = open();
  change(now);
  expect(box()).toEqual(['', '', '']);
});
