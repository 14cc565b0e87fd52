import '@testing-library/jest-dom/vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const show = (hideDelayMs = 0) => {
  const onSelect = vi.fn();
  render(
    <>
      <Menu
        label="Language"
        trigger="EN"
        hideDelayMs={hideDelayMs}
        onSelect={onSelect}
        items={[
          { id: 'EN', label: 'English', checked: true },
          { id: 'VI', label: 'Tiếng Việt', checked: false },
          { id: 'JA', label: '日本語', checked: false },
        ]}
      />
      <button>Elsewhere</button>
    </>,
  );
  return { onSelect, trigger: screen.getByRole('button', { name: 'Language' }) };
};

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the key %s opens a menu and focuses the selected item [header.dropdown.keyboard]',
  async (key) => {
    const { trigger } = show();
    trigger.focus();
    await userEvent.keyboard(key);
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  },
);

test('arrow keys, Home, End and first letters move through a menu [header.dropdown.keyboard]', async () => {
  const { trigger } = show();
  await userEvent.click(trigger);
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toHaveFocus();
  await userEvent.keyboard('e');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
});

test('ArrowUp opens a menu at the last item [header.dropdown.keyboard]', async () => {
  const { trigger } = show();
  trigger.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveFocus();
});

test('Tab closes a menu and continues from its button, as in the browser [header.dropdown.keyboard]', async () => {
  const { trigger } = show();
  await userEvent.click(trigger);
  expect(fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'English' }), { key: 'Tab' })).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger).toHaveFocus();
});

const PLACES = ['Panama', 'Papua New Guinea', 'Peru', 'Papua', 'Việt Nam'];

const showPlaces = async () => {
  const onSelect = vi.fn();
  render(
    <Menu
      label="Country"
      trigger="Country"
      onSelect={onSelect}
      items={PLACES.map((label) => ({ id: label, label, disabled: label === 'Peru' }))}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Country' }));
  return onSelect;
};
const focusedPlace = () => document.activeElement?.textContent;

test.each([
  ['several letters move to the item that begins with them', 'pe', 'Peru'],
  ['a space between letters counts as a letter', 'papua n', 'Papua New Guinea'],
  ['letters match without diacritics', 'viet', 'Việt Nam'],
  ['a repeated letter moves to the next match', 'pp', 'Peru'],
  ['a repeated letter starts over after the last match', 'pppp', 'Panama'],
  ['a letter without a match does not move', 'px', 'Papua New Guinea'],
])('typing in a menu: %s [header.dropdown.keyboard]', async (_what, keys, place) => {
  await showPlaces();
  await userEvent.keyboard(keys);
  expect(focusedPlace()).toBe(place);
});

test('after a pause, the next letter starts a new search [header.dropdown.keyboard]', async () => {
  await showPlaces();
  await userEvent.keyboard('pe');
  vi.spyOn(performance, 'now').mockReturnValue(Infinity);
  await userEvent.keyboard('v');
  expect(focusedPlace()).toBe('Việt Nam');
});

test('letters typed with Ctrl are left to the browser [header.dropdown.keyboard]', async () => {
  await showPlaces();
  expect(fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Panama' }), { key: 'v', ctrlKey: true })).toBe(true);
  expect(focusedPlace()).toBe('Panama');
});

test('a disabled item is announced and cannot be chosen [header.dropdown.keyboard]', async () => {
  const onSelect = await showPlaces();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Peru' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: 'Peru' })).toHaveAttribute('aria-disabled', 'true');
  expect(onSelect).not.toHaveBeenCalled();
});

test('Escape closes a menu and returns focus [header.dropdown.keyboard]', async () => {
  const { trigger } = show();
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger).toHaveFocus();
});

test('selecting an item closes a menu and reports the item [header.dropdown.keyboard]', async () => {
  const { onSelect, trigger } = show();
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' }));
  expect(onSelect).toHaveBeenCalledWith('VI');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a click outside closes a menu', async () => {
  const { trigger } = show();
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu with a delay closes that long after losing focus, unless focus returns [header.menu.hide-delay]', () => {
  vi.useFakeTimers();
  const { trigger } = show(200);
  fireEvent.click(trigger);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  act(() => {
    vi.advanceTimersByTime(150);
  });
  act(() => screen.getByRole('menuitemradio', { name: 'English' }).focus());
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.getByRole('menu')).toBeInTheDocument();
  act(() => elsewhere.focus());
  act(() => {
    vi.advanceTimersByTime(199);
  });
  expect(screen.getByRole('menu')).toBeInTheDocument();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.queryByRole('menu')).toBeNull();
});
