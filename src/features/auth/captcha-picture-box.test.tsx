import '@testing-library/jest-dom/vitest';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { REFRESH_GAP_MS } from '#machines/captcha/captcha.machine.ts';
import { captcha } from '#schemas/calls/account.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { capturedCaptcha } from '#storybook/captured-answers.ts';
import { CaptchaPictureBox } from './captcha-picture-box.tsx';
// Loaded lazily on the site; imported here, so that no test waits for it.
import './auth-machines.ts';

function Toggle() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!shown)}>Toggle</button>
      {shown && (
        <Suspense fallback={null}>
          <CaptchaPictureBox round={0} onPicture={() => undefined} />
        </Suspense>
      )}
    </>
  );
}

/** Renders a captcha with a button that hides or shows it. Appends an entry to `asked` for each picture request, and returns `asked`. */
const draw = async (asked: string[] = []) => {
  await renderPart(<Toggle />, {
    answers: {
      [captcha.name]: () => {
        asked.push('asked');
        return capturedCaptcha;
      },
    },
  });
  return asked;
};

test('a captcha that is closed and reopened requests its next picture only one second after the last one [captcha.refresh.gap] [const.captcha-gap]', async () => {
  const asked: string[] = [];
  // This timer starts before the first request, so it fires less than a second after that request.
  setTimeout(() => asked.push('a second later'), REFRESH_GAP_MS);
  await draw(asked);
  const press = (times: number) =>
    Array.from({ length: times }, () => fireEvent.click(screen.getByRole('button', { name: 'Toggle' })));
  press(2);
  await vi.waitFor(() => expect(asked).toEqual(['asked', 'a second later', 'asked']), 20_000);
  press(6);
  expect(asked).toHaveLength(3);
  expect(await screen.findByRole('img')).toBeVisible();
  expect(asked).toHaveLength(4);
});

test('after a picture was requested, the button for another one is disabled for a second [captcha.refresh.gap] [captcha.image]', async () => {
  const asked = await draw();
  const another = await screen.findByRole('button', { name: 'Another picture' });
  await screen.findByRole('img');
  expect(another).toBeDisabled();
  await vi.waitFor(() => expect(another).toBeEnabled(), { timeout: 3_000 });
  await userEvent.click(another);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

test('a new round hides the picture at once, even though the next one is requested later, and reports this only once, so that text typed in the meantime stays [captcha.refresh.gap] [captcha.image]', async () => {
  const heard: (string | null)[] = [];
  const onPicture = (id: string | null): void => void heard.push(id);
  function Rounds() {
    const [round, setRound] = useState(0);
    return (
      <>
        <button onClick={() => setRound(round + 1)}>Refuse</button>
        <CaptchaPictureBox round={round} onPicture={onPicture} />
      </>
    );
  }
  let last = 0;
  await renderPart(<Rounds />, {
    answers: { [captcha.name]: () => ({ ...capturedCaptcha, captchaId: `picture ${(last += 1)}` }) },
  });
  await screen.findByRole('img');
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect([last, screen.queryByRole('img'), heard]).toEqual([1, null, [null, 'picture 1', null]]);
  expect(await screen.findByRole('img', {}, { timeout: 3_000 })).toBeVisible();
  expect(heard).toEqual([null, 'picture 1', null, 'picture 2']);
});
