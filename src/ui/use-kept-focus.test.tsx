import '@testing-library/jest-dom/vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

function Part() {
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useKeptFocus(heading);
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState(['One', 'Two']);
  return (
    <section ref={part}>
      <h2 ref={heading} tabIndex={-1}>
        Devices
      </h2>
      {isOpen ? (
        <form aria-label="New">
          <input type="hidden" />
          <input aria-label="Name" />
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
        </form>
      ) : (
        <button onClick={() => setOpen(true)}>Add</button>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button onClick={() => setRows(rows.filter((one) => one !== row))}>{row}</button>
          </li>
        ))}
      </ul>
      <button onClick={() => setTimeout(() => setRows([]), 20)}>All, later</button>
    </section>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { name: 'Devices' });

test('a button that opens a form moves focus to the first field; when the form disappears, focus moves to the heading', async () => {
  render(<Part />);
  await press('Add');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await press('Cancel');
  expect(heading()).toHaveFocus();
});

test('when a row disappears with its button, focus moves to the heading', async () => {
  render(<Part />);
  await press('One');
  expect(heading()).toHaveFocus();
});

test('an element that disappears while focus is elsewhere does not move focus', async () => {
  render(
    <>
      <Part />
      <button>Outside</button>
    </>,
  );
  screen.getByRole('button', { name: 'One' }).focus();
  await press('All, later');
  await press('Outside');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
});
