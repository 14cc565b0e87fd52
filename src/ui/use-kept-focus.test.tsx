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

test('a button that opens a form gives the focus to its first field; the form that goes gives it to the heading', async () => {
  render(<Part />);
  await press('Add');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await press('Cancel');
  expect(heading()).toHaveFocus();
});

test('a row that goes with its button leaves the focus at the heading', async () => {
  render(<Part />);
  await press('One');
  expect(heading()).toHaveFocus();
});

test('what goes while the focus is elsewhere moves nothing', async () => {
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
