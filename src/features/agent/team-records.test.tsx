import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { transactions } from '#schemas/calls/agent.ts';
import { answer } from '#storybook/story-answers.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { teamMovements } from './sample-team.ts';
import { TeamMovements } from './team-movements.tsx';

const DAY_MS = 86_400_000;
const FROM = Date.UTC(2026, 2, 9, 3);
const LINK = `/index?agent=x&from=${FROM}&to=${FROM + DAY_MS}`;

/** Renders the page with a link to itself and buttons that go back and remount the page. */
function Opened() {
  const navigate = useNavigate();
  const [times, setTimes] = useState(0);
  return (
    <>
      <TeamMovements key={times} />
      <Link to={LINK}>A link</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Go back
      </button>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Open again
      </button>
    </>
  );
}

interface Asked {
  readonly days: number;
  readonly isLinked: boolean;
  readonly type: string | null;
}

/** Renders the page and returns a function that returns the last request. */
const open = async (route = '/index?agent=x'): Promise<() => Asked | undefined> => {
  const asked: Asked[] = [];
  await renderPart(<Opened />, {
    session: 'agent',
    route,
    answers: answer(transactions, ({ from, to, type }) => {
      asked.push({
        days: Math.round((Number(to) - Number(from)) / DAY_MS),
        isLinked: Number(from) === FROM && Number(to) === FROM + DAY_MS,
        type: typeof type === 'string' ? type : null,
      });
      return teamMovements(3);
    }),
  });
  return () => asked.at(-1);
};
const isChosen = (role: 'radio' | 'option', name: string) =>
  screen.findByRole(role, { name, ...(role === 'radio' ? { checked: true } : { selected: true }) });
const chooseType = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), name);
const chooseDays = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a range opened by a link has its own filters; choosing other days restores the filters of the page with the new days', async () => {
  const latest = await open();
  await chooseDays('Last 30 days');
  await chooseType('Deposit');
  await waitFor(() => expect(latest()).toEqual({ days: 30, isLinked: false, type: 'DEPOSIT' }));

  await userEvent.click(screen.getByRole('link', { name: 'A link' }));
  await waitFor(() => expect(latest()).toEqual({ days: 1, isLinked: true, type: null }));
  await isChosen('option', 'All types');
  await chooseType('Bonus');
  await waitFor(() => expect(latest()).toEqual({ days: 1, isLinked: true, type: 'BONUS' }));

  await chooseDays('Last 7 days');
  await waitFor(() => expect(latest()).toEqual({ days: 7, isLinked: false, type: 'DEPOSIT' }));
  await isChosen('radio', 'Last 7 days');
  await chooseType('Withdrawal');
  await waitFor(() => expect(latest()).toEqual({ days: 7, isLinked: false, type: 'WITHDRAWAL' }));

  await press('Go back');
  await isChosen('radio', 'Other days');
  await isChosen('option', 'Bonus');
});

test('days that were chosen after following a link are still selected when the page is mounted again', async () => {
  const latest = await open();
  await userEvent.click(screen.getByRole('link', { name: 'A link' }));
  await waitFor(() => expect(latest()?.isLinked).toBe(true));
  await chooseDays('Last 7 days');
  await waitFor(() => expect(latest()?.days).toBe(7));
  await press('Open again');
  await isChosen('radio', 'Last 7 days');
});

test('a type in the URL filters the list until another type is chosen', async () => {
  const latest = await open(`${LINK}&type=DEPOSIT`);
  await waitFor(() => expect(latest()).toEqual({ days: 1, isLinked: true, type: 'DEPOSIT' }));
  await isChosen('option', 'Deposit');
  await chooseType('Bonus');
  await waitFor(() => expect(latest()).toEqual({ days: 1, isLinked: true, type: 'BONUS' }));
  await chooseType('All types');
  await waitFor(() => expect(latest()).toEqual({ days: 1, isLinked: true, type: null }));
  await press('Go back');
  await press('Go back');
  await isChosen('option', 'Deposit');
});
