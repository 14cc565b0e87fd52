import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { bets } from '#schemas/calls/agent.ts';
import { answer } from '#storybook/story-answers.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { teamBets } from './sample-team.ts';
import { TeamBets } from './team-bets.tsx';

const ROWS = 100_000;
const {
  list: [sample],
  ...rest
} = teamBets(1);

const pageOf = (rows: number, pageNo: unknown, pageSize: unknown) => {
  const size = Number(pageSize);
  const first = (Number(pageNo) - 1) * size;
  const list = Array.from({ length: Math.max(0, Math.min(size, rows - first)) }, (_, at) => ({
    ...sample,
    orderNo: `B${first + at}`,
  }));
  return { ...rest, list, totalPages: Math.ceil(rows / size) } as ReturnType<typeof teamBets>;
};

/** Exports the report, checks the message that appears, and returns the lines of the file without the header. */
const save = async (rows: number, told: RegExp): Promise<readonly string[]> => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return '#file';
  });
  const { setup } = await renderPart(<TeamBets />, {
    session: 'agent',
    answers: answer(bets, ({ pageNo, pageSize }) => pageOf(rows, pageNo, pageSize)),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV (.csv)' }));
  const { toasts } = setup.stores;
  await waitFor(() => expect(toasts.get().map(({ text: words }) => words)).toEqual([expect.stringMatching(told)]), {
    timeout: 60_000,
  });
  const text = (await saved[0]?.text()) ?? '';
  return text.trimEnd().split('\r\n').slice(1);
};

test('an export of 100,000 team bets contains each bet exactly once', async () => {
  const lines = await save(ROWS, /^100,000 rows saved$/);
  expect([lines.length, new Set(lines).size]).toEqual([ROWS, ROWS]);
}, 120_000);

test('if there are more bets than an export may contain, nothing is saved and a message states the limit', async () => {
  expect(await save(ROWS + 1, /^A file holds 100,000 rows at most/)).toEqual([]);
}, 120_000);
