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
  'a menu opens with the key %s and focuses the selected item [header.dropdown.keyboard]',
  async (key) => {
    const { trigger } = show();
    trigger.focus();
    await userEvent.keyboard(key);
    expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
  },
);

test('arrow keys, Home, End and first letters move in a menu [header.dropdown.keyboard]', async () => {
  const { trigger } = show();
  await userEvent.click(trigger);
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toHaveFocus();
  await userEvent.keyboard('e');
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveFocus();
});

test('Escape closes a menu and returns the focus [header.dropdown.keyboard]', async () => {
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

test('a press outside closes a menu', async () => {
  const { trigger } = show();
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a menu closes 200 ms after it lost the focus, unless the focus returns [header.menu.hide-delay] [const.dropdown-hide]', () => {
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
