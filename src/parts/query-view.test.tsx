import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useState } from 'react';
import { expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { QueryView, type LoadedData } from './query-view.tsx';

type Names = LoadedData<readonly string[]>;

const QUIET = { isError: false, refetch: () => undefined };
const LOADING: Names = { ...QUIET, data: undefined };
const FAILED: Names = { ...LOADING, isError: true };

const view = (query: Names) => (
  <QueryView
    query={query}
    failed="The names did not load."
    empty={<p>There are no names.</p>}
    missing={<p>Nobody has names.</p>}
  >
    {(names) => <p>{names.join(', ')}</p>}
  </QueryView>
);

/** Shows a query in each of the given states in turn; retry and the button "Go on" move to the next state. */
function Steps({ steps }: { readonly steps: readonly Names[] }) {
  const [at, setAt] = useState(0);
  const next = (): void => setAt(at + 1);
  return (
    <>
      {view({ ...(steps[at] ?? LOADING), refetch: next })}
      <button onClick={next}>Go on</button>
    </>
  );
}

const retry = () => screen.getByRole('button', { name: 'Try again' });

test('a skeleton announces that its content is loading', async () => {
  await renderPart(view(LOADING));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByRole('status').querySelector('[aria-busy=true]')).not.toBeNull();
});

test('if content fails to load, an error is shown, and its retry button keeps the focus during the retry', async () => {
  await renderPart(<Steps steps={[FAILED, LOADING, FAILED, LOADING, { ...QUIET, data: ['Ana'] }]} />);
  expect(screen.getByText('The names did not load.')).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry()).toHaveFocus();
  expect(retry()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(retry()).not.toHaveAttribute('aria-busy');
  await userEvent.click(retry());
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('Ana')).toBeInTheDocument();
  expect(screen.queryByText('The names did not load.')).toBeNull();
});

test('if a refresh fails, the content stays, below a note with a retry button', async () => {
  let asked = 0;
  await renderPart(view({ data: ['Ana', 'Ben'], isError: true, refetch: () => (asked += 1) }));
  expect(screen.getByText('Ana, Ben')).toBeInTheDocument();
  expect(screen.getByText(/could not be updated/)).toBeInTheDocument();
  await userEvent.click(retry());
  expect(asked).toBe(1);
});

test('for an empty list, the empty state is shown', async () => {
  await renderPart(view({ ...QUIET, data: [] }));
  expect(screen.getByText('There are no names.')).toBeInTheDocument();
});

test('content that does not exist on the platform has its own message instead of a loading error', async () => {
  const problem = (code: string) => new Problem({ code, status: 404, message: '' });
  const { unmount } = await renderPart(view({ ...FAILED, error: problem('not_found') }));
  expect(screen.getByText('Nobody has names.')).toBeInTheDocument();
  unmount();
  await renderPart(view({ ...FAILED, error: problem('network') }));
  expect(retry()).toBeInTheDocument();
});

/** Suspends forever, like a component whose texts never load. */
function Waiting(): never {
  use(never);
  throw new Error('the promise never settles');
}
const never = new Promise<never>(() => undefined);

test('while the content suspends, the rest of the page stays visible', async () => {
  await renderPart(
    <>
      <input aria-label="Name" />
      <QueryView query={{ ...QUIET, data: ['Ana'] }}>{() => <Waiting />}</QueryView>
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});
