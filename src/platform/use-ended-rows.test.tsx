import { act, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { useEndedRows, type EndedRows } from './use-ended-rows.ts';

interface Order {
  readonly id: string;
  readonly status: 'OPEN' | 'PAID' | 'REFUSED';
}
const ORDERS: EndedRows<Order> = {
  keyOf: ({ id }) => id,
  isOpen: ({ status }) => status === 'OPEN',
  stales: ['test.balance', 'test.records'],
};

function List({ orders }: { readonly orders: readonly Order[] | undefined }) {
  useEndedRows(orders, ORDERS);
  return <p>{orders?.map(({ id, status }) => `${id} ${status}`).join(', ')}</p>;
}

const NAMES = ['test.balance', 'test.records', 'test.other'];
let queries: QueryClient;
const page = (orders?: readonly Order[]) => (
  <QueryClientProvider client={queries}>
    <List orders={orders} />
  </QueryClientProvider>
);
const stale = (): readonly string[] => NAMES.filter((name) => queries.getQueryState([name])?.isInvalidated === true);

beforeEach(() => {
  queries = new QueryClient();
  for (const name of NAMES) queries.setQueryData([name], 'old');
});

test.each(['PAID', 'REFUSED'] as const)(
  'a row that ends as %s invalidates the calls in `stales` and no others',
  async (status) => {
    const { rerender } = render(page());
    await act(async () => rerender(page([{ id: 'W1', status: 'OPEN' }])));
    expect(stale()).toEqual([]);
    await act(async () => rerender(page([{ id: 'W1', status }])));
    expect(screen.getByText(`W1 ${status}`)).toBeDefined();
    expect(stale()).toEqual(['test.balance', 'test.records']);
  },
);

test('a row that was never seen open, that is new, or that leaves the list invalidates nothing', async () => {
  const { rerender } = render(page([{ id: 'W1', status: 'PAID' }]));
  await act(async () =>
    rerender(
      page([
        { id: 'W1', status: 'PAID' },
        { id: 'W2', status: 'OPEN' },
      ]),
    ),
  );
  await act(async () => rerender(page([{ id: 'W3', status: 'REFUSED' }])));
  await act(async () => rerender(page([{ id: 'W2', status: 'PAID' }])));
  expect(stale()).toEqual([]);
});
