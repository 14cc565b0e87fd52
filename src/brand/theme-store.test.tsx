import { beforeEach, expect, test } from 'vitest';
import { readCookie, writeCookie, writeLocal } from '#src/lib/browser-storage.ts';
import { createThemeStore } from '#src/brand/theme-store.ts';

beforeEach(() => {
  writeLocal('theme', null);
  writeCookie('theme', null);
  document.documentElement.dataset.theme = 'light';
  document.head.innerHTML = '<meta name="theme-color" content="#aaaaaa" data-light="#aaaaaa" data-dark="#bbbbbb">';
});

const shown = () => [
  document.documentElement.dataset.theme,
  document.querySelector('meta')?.content,
  readCookie('theme'),
];

test('a chosen theme is applied, stored and written to the cookie that the next document reads before its first paint [brand.theme.switch] [session.local]', () => {
  const store = createThemeStore('light');
  expect([store.get(), ...shown()]).toEqual(['light', 'light', '#aaaaaa', null]);
  store.change('dark');
  expect([store.get(), localStorage.getItem('theme'), ...shown()]).toEqual(['dark', 'dark', 'dark', '#bbbbbb', 'dark']);
});

test('a stored theme without its cookie is applied, and the cookie is written again [brand.theme.switch]', () => {
  writeLocal('theme', 'dark');
  expect([createThemeStore('light').get(), ...shown()]).toEqual(['dark', 'dark', '#bbbbbb', 'dark']);
});

test("an invalid stored theme is ignored in favour of the brand's default [brand.theme.default]", () => {
  writeLocal('theme', 'pink');
  expect([createThemeStore('light').get(), ...shown()]).toEqual(['light', 'light', '#aaaaaa', null]);
});
