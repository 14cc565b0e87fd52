import '@testing-library/jest-dom/vitest';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { HumanFields } from '#schemas/connector.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { afterAsLong } from '#tests/support/turns.ts';
import type { HumanCheck, HumanFailure } from './human-check.ts';
import { HumanDialog } from './human-dialog.tsx';

const ORIGIN = 'https://connect.example';
const UNREACHABLE = 'The check that you are a person did not load. Please try again in a moment.';
const PATIENT = { ready: 60_000, ask: 60_000 };

const draw = async (patience = PATIENT) => {
  const passed: HumanFields[] = [];
  const failed: HumanFailure[] = [];
  const check: HumanCheck = {
    id: 1,
    action: 'login',
    url: `${ORIGIN}/perya/human`,
    origin: ORIGIN,
    pass: (fields) => passed.push(fields),
    fail: (code) => failed.push(code),
  };
  await renderPart(<HumanDialog check={check} patience={patience} />);
  const frame = (): HTMLIFrameElement => screen.getByTitle('Human verification');
  const say = (data: unknown, origin = ORIGIN): void =>
    act(() => void dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow })));
  const asked: unknown[] = [];
  const hear = (): void =>
    void Object.defineProperty(frame().contentWindow, 'postMessage', {
      value: (...args: unknown[]) => asked.push(args),
      configurable: true,
    });
  hear();
  return { passed, failed, frame, say, asked, hear };
};

test('the frame has the origin of the connector page, and its sandbox does not allow top navigation', async () => {
  const { frame } = await draw();
  expect(frame()).toHaveAttribute('src', `${ORIGIN}/perya/human`);
  expect(frame().getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ]);
});

test('the action, language and theme are sent to the origin of the connector page, once it is ready [login.human.username]', async () => {
  const { say, asked } = await draw();
  expect(asked).toEqual([]);
  say({ type: 'ready' });
  expect(asked).toEqual([[{ type: 'human.start', action: 'login', language: 'en', theme: 'light' }, ORIGIN]]);
});

test('a status is shown while the connector page loads; when the visitor has to act, the page appears at its reported height and gets the focus', async () => {
  const { frame, say } = await draw();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the check');
  say({ type: 'ready' });
  say({ type: 'ask', height: 96 });
  expect([frame().style.height, screen.queryByRole('status')]).toEqual(['96px', null]);
  expect(frame()).toHaveFocus();
});

test('when the visitor passes the check, its fields are returned to the form [calls.third.human-fields]', async () => {
  const { passed, say } = await draw();
  say({ type: 'ready' });
  say({ type: 'human.passed', fields: { token: 't' } });
  expect(passed).toEqual([{ token: 't' }]);
});

test('messages from other origins, from before the start request or of another type are ignored', async () => {
  const { passed, failed, say } = await draw();
  say({ type: 'human.passed', fields: { token: 'early' } });
  say({ type: 'ready' });
  say({ type: 'human.passed', fields: { token: 'forged' } }, 'https://evil.example');
  say({ type: 'phone.passed', channel: 'google', idToken: 'stolen' });
  say({ type: 'failed', code: 'phone_quota' });
  say({ type: 'failed', code: 'internal' });
  expect([passed, failed]).toEqual([[], []]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'CLOSE' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('closing the dialog with %s cancels the check [login.human.username]', async (_how, close) => {
  const { failed } = await draw();
  await close();
  await waitFor(() => expect(failed).toEqual(['human_closed']));
});

test.each([
  ['never becomes ready', { ready: 300, ask: 60_000 }, false],
  ['is ready but never shows a check', { ready: 60_000, ask: 300 }, true],
])(
  'if the connector page %s, the dialog says that it is unreachable and offers a retry',
  async (_how, patience, isReady) => {
    const { failed, frame, say } = await draw(patience);
    const before = frame();
    if (isReady) say({ type: 'ready' });
    expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBe(before);
    expect(failed).toEqual([]);
  },
);

test('there is no time limit for solving a challenge', async () => {
  const ask = 30;
  const { say } = await draw({ ready: 60_000, ask });
  say({ type: 'ready' });
  say({ type: 'ask', height: 80 });
  await act(() => afterAsLong(ask));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['human_failed', 'human_unreachable'] as const)(
  'the failure %s is shown with a retry, and closing the dialog ends the check with that code',
  async (code) => {
    const { failed, say } = await draw();
    say({ type: 'ready' });
    say({ type: 'failed', code });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'CLOSE' }));
    await waitFor(() => expect(failed).toEqual([code]));
  },
);

test('a retry after a failure starts a new check, and messages from the old page are ignored', async () => {
  const { passed, frame, say, hear, asked } = await draw();
  say({ type: 'ready' });
  const old = frame().contentWindow;
  say({ type: 'failed', code: 'human_failed' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  hear();
  act(
    () =>
      void dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'human.passed', fields: { token: 'old' } },
          origin: ORIGIN,
          source: old,
        }),
      ),
  );
  expect(passed).toEqual([]);
  say({ type: 'ready' });
  say({ type: 'human.passed', fields: { token: 'new' } });
  expect([passed, asked.length]).toEqual([[{ token: 'new' }], 2]);
});
