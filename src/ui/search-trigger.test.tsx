import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchTrigger, type OpenSearch } from './search-trigger.tsx';

function Panel({ query, onClose }: OpenSearch) {
  return (
    <dialog open aria-label="panel">
      <output>{query}</output>
      <button onClick={onClose}>Close</button>
    </dialog>
  );
}

const draw = (load: () => Promise<typeof Panel>) => {
  const onFailure = vi.fn();
  render(<SearchTrigger label="Choose" trigger="?" chunk="panel" load={load} onFailure={onFailure} panel={{}} />);
  return { button: screen.getByRole('button', { name: 'Choose' }), onFailure };
};

test('a panel whose code cannot be loaded is reported, and the next click loads it again', async () => {
  let isDown = true;
  const { button, onFailure } = draw(async () => {
    if (isDown) throw new Error('down');
    return Panel;
  });
  await userEvent.click(button);
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  isDown = false;
  await userEvent.click(button);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('letters typed while the panel loads become its query, and it opens without them the next time', async () => {
  const { button } = draw(async () => Panel);
  button.focus();
  await userEvent.keyboard('ab');
  expect(await screen.findByRole('status')).toHaveTextContent('ab');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('a second click while the panel loads closes it', async () => {
  let arrive = (): void => undefined;
  const { button } = draw(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(Panel);
      }),
  );
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button);
  arrive();
  await vi.waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
