import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchSelect } from './search-select.tsx';

const screenOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') && width < 640 }));
};
beforeEach(() => screenOf(1280));
afterEach(() => {
  vi.unstubAllGlobals();
});

const options = [
  { value: 'PH', label: 'Philippines', detail: '+63' },
  { value: 'VN', label: 'Vietnam', detail: '+84' },
  { value: 'TH', label: 'Thailand', detail: '+66' },
];

function Country({ onSubmit }: { onSubmit?: () => void }) {
  const [value, setValue] = useState('VN');
  return (
    <form
      aria-label="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <SearchSelect
        label="Country"
        trigger={value}
        options={options}
        value={value}
        onValue={setValue}
        texts={{ search: 'Search', empty: 'No country found', close: 'Close' }}
      />
      <button type="submit">Send</button>
    </form>
  );
}
const trigger = () => screen.getByRole('button', { name: /^Country/u });
const opened = () => screen.findByRole('combobox', { name: 'Search' });
const rows = () =>
  within(screen.getByRole('listbox', { name: 'Country' }))
    .getAllByRole('option')
    .map((row) => row.textContent);
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.textContent;

test('the button shows the selected option and opens a list that starts with it [modal.country-picker]', async () => {
  render(<Country />);
  expect(trigger()).toHaveAccessibleName('Country: Vietnam +84');
  await userEvent.click(trigger());
  const box = await opened();
  await waitFor(() => expect(box).toHaveFocus());
  expect(rows()).toEqual(['Vietnam+84', 'Philippines+63', 'Thailand+66']);
  expect(screen.getByRole('option', { name: /Vietnam/u })).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys wrap around the list, Home and End go to its first and last option, and Enter selects without submitting the form', async () => {
  const onSubmit = vi.fn();
  render(<Country onSubmit={onSubmit} />);
  await userEvent.click(trigger());
  await opened();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Thailand+66');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Philippines+63');
  await userEvent.keyboard('{End}');
  expect(active()).toBe('Thailand+66');
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  expect(trigger()).toHaveAccessibleName('Country: Philippines +63');
  expect(trigger()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Escape closes the list, changes nothing and returns focus', async () => {
  render(<Country />);
  await userEvent.click(trigger());
  await opened();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(trigger()).toHaveFocus();
  expect(trigger()).toHaveAccessibleName('Country: Vietnam +84');
});

test('a letter on the closed button opens the list with that query, and a second letter typed while the list loads is not lost', async () => {
  render(<Country />);
  trigger().focus();
  await userEvent.keyboard('th');
  expect(await opened()).toHaveValue('th');
  expect(rows()).toEqual(['Thailand+66']);
});

test('an arrow key on the closed button opens the list', async () => {
  render(<Country />);
  trigger().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(await opened()).toHaveFocus();
});

test('a query without matches is announced, and Enter then selects nothing', async () => {
  render(<Country />);
  await userEvent.click(trigger());
  await userEvent.type(await opened(), 'zzz{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No country found');
  expect(trigger()).toHaveAccessibleName('Country: Vietnam +84');
});

test('a click outside closes the list', async () => {
  render(<Country />);
  await userEvent.click(trigger());
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['', '186px'],
  ['32px', '372px'],
])('with a text size of "%s" the panel is %s high, so that it shows the same options', async (fontSize, height) => {
  document.documentElement.style.fontSize = fontSize;
  render(<Country />);
  await userEvent.click(trigger());
  await opened();
  expect(screen.getByRole('dialog').style.height).toBe(height);
  document.documentElement.style.fontSize = '';
});

test("the list renders inside the button's dialog and outside the form", async () => {
  render(
    <dialog open aria-label="window">
      <Country />
    </dialog>,
  );
  await userEvent.click(trigger());
  const search = await opened();
  expect(screen.getByRole('dialog', { name: 'window' })).toContainElement(search);
  expect(screen.getByRole('form')).not.toContainElement(search);
});

test('on a phone the list is a sheet that closes on selection', async () => {
  screenOf(360);
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  render(<Country />);
  await userEvent.click(trigger());
  const sheet = await screen.findByRole('dialog', { name: 'Country' });
  expect(sheet.tagName).toBe('DIALOG');
  await userEvent.click(within(sheet).getByRole('option', { name: /Thailand/u }));
  await waitFor(() => expect(trigger()).toHaveAccessibleName('Country: Thailand +66'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
