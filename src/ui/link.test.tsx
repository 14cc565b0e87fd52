import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link } from './link.tsx';

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const open = (prevent = false) =>
  render(
    <MemoryRouter initialEntries={['/index']}>
      <Link to="/rng?gameType=RNG" onClick={(event) => prevent && event.preventDefault()}>
        Slots
      </Link>
      <Where />
    </MemoryRouter>,
  );

test('a link opens another page without a reload', async () => {
  open();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rng?gameType=RNG');
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status').textContent).toBe('/rng?gameType=RNG');
});

test('a click with a modifier key is left to the browser, which opens a new tab', () => {
  open();
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true });
  expect(screen.getByRole('status').textContent).toBe('/index');
});

test('a click handler can cancel the navigation', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status').textContent).toBe('/index');
});
