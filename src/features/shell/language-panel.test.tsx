import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#schemas/languages.ts';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import { addSampleLanguages, fortyLanguages } from '#storybook/sample-languages.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { LanguageMenu } from './language-menu.tsx';
// Loaded lazily on the site; imported here, so that no test waits for it.
import './language-panel.tsx';

const windowOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') && width < 640 }));
};
beforeEach(() => {
  localStorage.clear();
  const remove = addSampleLanguages();
  windowOf(1280);
  const browser = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['vi-VN', 'en-US']);
  return () => {
    browser.mockRestore();
    vi.unstubAllGlobals();
    remove();
  };
});

const draw = async (supported: readonly Language[] = fortyLanguages()) =>
  (await renderPart(<LanguageMenu />, { brand: { languages: { default: 'EN', supported: [...supported] } } })).setup
    .stores;
const trigger = () => screen.getByRole('button', { name: /^(?:Language|Ngôn ngữ)/ });
const search = () => screen.findByRole('combobox', { name: 'Search languages' });
const namesIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((row) => row.textContent);
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;
const open = async () => {
  const stores = await draw();
  await userEvent.click(trigger());
  await waitFor(async () => expect(await search()).toHaveFocus());
  return stores;
};

test.each([
  [10, 'menu'],
  [11, 'dialog'],
])('%i languages are shown in a %s [language.selector.forty]', async (count, popup) => {
  await draw(fortyLanguages().slice(0, count));
  expect(trigger()).toHaveAttribute('aria-haspopup', popup);
  await userEvent.click(trigger());
  expect(await screen.findAllByRole(popup === 'menu' ? 'menuitemradio' : 'option')).toHaveLength(count);
});

test('forty languages are in two groups: those that the player is likely to want, and all others by name [language.selector.forty]', async () => {
  writeLocal('hisLang', 'FR');
  await open();
  expect(namesIn('Suggested')).toEqual(['English', 'Tiếng ViệtVietnamese', 'FrançaisFrench']);
  const others = namesIn('Other languages');
  expect(others).toHaveLength(37);
  expect(others.slice(0, 3)).toEqual(['Bahasa MelayuMalay', 'ČeštinaCzech', 'DeutschGerman']);
  expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName('English');
  const arabic = screen.getByText('العربية');
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl']);
});

test('a language can be found and chosen with the keyboard alone, and the focus returns to the button [language.selector.forty]', async () => {
  await draw();
  await userEvent.tab();
  expect(trigger()).toHaveFocus();
  await userEvent.keyboard('tieng');
  expect(await search()).toHaveValue('tieng');
  expect(screen.getAllByRole('option').map((row) => row.textContent)).toEqual(['Tiếng ViệtVietnamese']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(trigger()).toHaveAccessibleName('Ngôn ngữ: VI'));
  expect(trigger()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect([readLocal('lang'), readLocal('hisLang')]).toEqual(['VI', 'EN']);
});

test('arrow keys, Home and End move over both groups [language.selector.forty]', async () => {
  await open();
  expect(active()).toBe('English');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Bahasa MelayuMalay');
  await userEvent.keyboard('{End}');
  expect(active()).toBe(namesIn('Other languages').at(-1));
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('English');
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}');
  expect(active()).toBe('Tiếng ViệtVietnamese');
});

test('a search without a match shows a message, and Enter keeps the language [language.selector.forty]', async () => {
  const { language } = await open();
  await userEvent.keyboard('klingon{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No language found');
  expect(screen.queryByRole('option')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger()).toHaveFocus();
  expect([language.get(), readLocal('lang')]).toEqual(['EN', null]);
});

test('choosing the current language again changes nothing', async () => {
  const { language } = await open();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([language.get(), readLocal('lang')]).toEqual(['EN', null]);
});

test('on a phone the languages open in a sheet with a title and a close button [language.selector.forty]', async () => {
  windowOf(360);
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  await draw();
  await userEvent.click(trigger());
  const sheet = await screen.findByRole('dialog', { name: 'Choose a language' });
  expect(sheet.tagName).toBe('DIALOG');
  await userEvent.click(within(sheet).getByRole('option', { name: /Tiếng Việt/ }));
  await waitFor(() => expect(trigger()).toHaveAccessibleName('Ngôn ngữ: VI'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the button shows a different short form for each script or region of a language [language.selector.forty]', async () => {
  await draw(['EN', 'CN', 'TW', 'BR', 'TY']);
  for (const [name, short] of [
    ['中文（简体）', '简体'],
    ['中文（繁體）', '繁體'],
    ['Português (Brasil)', 'PT-BR'],
    ['Filipino', 'FIL'],
  ] as const) {
    const button = screen.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitemradio', { name }));
    await waitFor(() => expect(button).toHaveTextContent(new RegExp(`^${short}$`)));
  }
});

test('until the texts of a chosen language have loaded, its button shows a spinner [languages.change]', async () => {
  const { language, texts } = await draw(['EN', 'VI']);
  let loaded = (): void => undefined;
  vi.spyOn(texts, 'changeLanguage').mockImplementation(
    () => new Promise((resolve) => (loaded = () => resolve(texts.t))),
  );
  await userEvent.click(trigger());
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' }));
  expect(trigger().querySelector('.animate-spin')).not.toBeNull();
  loaded();
  await waitFor(() => expect(language.get()).toBe('VI'));
  expect(trigger().querySelector('.animate-spin')).toBeNull();
});
