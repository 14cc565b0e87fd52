import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downlines } from '#schemas/calls/agent.ts';
import { answer, UNREACHABLE } from '#storybook/story-answers.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { DownlinePicker } from './downline-picker.tsx';
import { agentsBelow } from './sample-contracts.ts';

const MEMBERS = 5000;
const accounts = Array.from({ length: MEMBERS }, (_, at) => `agent${String(at).padStart(4, '0')}`);

const windowOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') && width < 640,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
beforeEach(() => windowOf(1280));
afterEach(() => {
  vi.unstubAllGlobals();
});

function Chosen() {
  const [account, setAccount] = useState('');
  return (
    <>
      <output aria-label="Chosen">{account}</output>
      <DownlinePicker account={account} onAccount={setAccount} />
    </>
  );
}

/** Opens the picker of an agent with 5,000 direct downlines, and returns a log of its requests. */
const open = async (): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const asked: Readonly<Record<string, unknown>>[] = [];
  await renderPart(<Chosen />, {
    session: 'agent',
    answers: answer(downlines, (input) => {
      asked.push(input);
      return agentsBelow(accounts, input);
    }),
  });
  return asked;
};

test('the first 50 of 5,000 downlines are listed, and a downline can be found by part of its name and chosen with the keyboard', async () => {
  const asked = await open();
  expect(asked).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(50));
  expect(screen.getByText('The first 50 of 5,000. Type more of the account to find the others.')).toBeInTheDocument();
  await userEvent.keyboard('t4321');
  await screen.findByRole('option', { name: 'agent4321' });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status', { name: 'Chosen' })).toHaveTextContent('agent4321');
  expect(asked.at(-1)).toMatchObject({ search: 't4321', group: 'agents' });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose a direct downline: agent4321' })).toHaveFocus(),
  );
});

test('on a phone the list opens as a bottom sheet', async () => {
  windowOf(360);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a direct downline' }));
  const sheet = await screen.findByRole('dialog', { name: 'Choose a direct downline' });
  expect(sheet.tagName).toBe('DIALOG');
  await userEvent.click(await screen.findByRole('option', { name: 'agent0007' }));
  expect(screen.getByRole('status', { name: 'Chosen' })).toHaveTextContent('agent0007');
});

test('the message that nobody matches appears only after the platform has responded', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a direct downline' }));
  await userEvent.type(await screen.findByRole('combobox'), 'zzz');
  await screen.findByText('No agent directly below you has this in the account');
});

test('if the platform cannot be reached, the list suggests typing the account, and reopening the list repeats the request', async () => {
  let isReachable = false;
  await renderPart(<Chosen />, {
    session: 'agent',
    answers: answer(downlines, (input) => (isReachable ? agentsBelow(accounts, input) : UNREACHABLE)),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Choose a direct downline' }));
  await screen.findByText('The list did not load. Close it and type the account.');
  await userEvent.keyboard('{Escape}');
  isReachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Choose a direct downline' }));
  await screen.findByRole('option', { name: 'agent0007' });
});
