import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallRecorder, type RecordedCall } from '#tests/support/call-recorder.tsx';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { nothingWaits, waitingAnswers } from './sample-waiting.ts';
import { WaitingCards } from './waiting-cards.tsx';
import { WaitingStrip } from './waiting-strip.tsx';

const CALLS = ['cashier.deposits', 'cashier.confirmations', 'rewards.list'];

const show = async (part: React.ReactNode, parameters: PartParameters = {}) => {
  const calls: RecordedCall[] = [];
  const { setup } = await renderPart(<CallRecorder calls={calls}>{part}</CallRecorder>, {
    session: 'player',
    answers: waitingAnswers(),
    route: '/index',
    ...parameters,
  });
  const asked = () => calls.map(({ name }) => name).filter((name) => CALLS.includes(name));
  return { asked, queries: setup.stores.queries };
};
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('unpaid deposits, payouts to confirm and rewards on their last day are listed with the time left and a link, the most urgent first [withdrawal-confirmation.minutes] [member.deposit.flow] [rewards.page]', async () => {
  await show(<WaitingCards page="securityCenter" />);
  expect(links()).toEqual([
    [expect.stringMatching(/^Claim your reward of P\s88\.00(?:[45]:\d\d:\d\d) left$/), '/index?member=rewardCenter'],
    [expect.stringMatching(/^Pay your deposit of P\s500\.00\d+ days left$/), '/index?member=depositv2'],
    [expect.stringMatching(/^Has your withdrawal of P\s1,240\.00 arrived\?\d+ days left$/), '/index?member=withdraw'],
  ]);
});

test('a pending item is not shown on the page to which it links', async () => {
  await show(<WaitingCards page="rewardCenter" />);
  expect(links().map(([, href]) => href)).toEqual(['/index?member=depositv2', '/index?member=withdraw']);
});

test('the strip shows the most urgent item and the number of other pending items', async () => {
  await show(<WaitingStrip />);
  expect(links()).toEqual([[expect.stringMatching(/^Claim your reward of .* left2 more waiting$/), expect.anything()]]);
});

test('when a new message arrives, the pending items are loaded again', async () => {
  const { asked, queries } = await show(<WaitingStrip />, {
    answers: { ...waitingAnswers(), 'common.unread': { count: 1 } },
  });
  expect(asked().toSorted()).toEqual(CALLS.toSorted());
  act(() => void queries.setQueryData(['common.unread', {}, 'EN'], { count: 2 }));
  await waitFor(() => expect(asked().toSorted()).toEqual([...CALLS, ...CALLS].toSorted()));
});

test('nothing is rendered if there are no pending items', async () => {
  await show(<WaitingStrip />, { answers: nothingWaits });
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['a visitor', {}],
  ['a trial account', { session: 'trial' }],
] as const)('for %s, no pending items are requested', async (_who, { session }: { session?: 'trial' }) => {
  const { asked } = await show(<WaitingStrip />, session === undefined ? { session: 'visitor' } : { session });
  expect(asked()).toEqual([]);
  expect(links()).toEqual([]);
});
