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
// Loads with the first login or captcha; at hand, so that no test waits for it.
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

/** A captcha that can be hidden; answers each time that a picture was asked for, in order with what else the test adds. */
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

test('a captcha that is closed and opened at once asks for its next picture a second after the last [captcha.refresh.gap] [const.captcha-gap]', async () => {
  const asked: string[] = [];
  // Set before the first picture is asked for, so that it is over before the rest that begins with that picture.
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

test('the button for another picture rests for a second after each [captcha.refresh.gap] [captcha.image]', async () => {
  const asked = await draw();
  const another = await screen.findByRole('button', { name: 'Another picture' });
  await screen.findByRole('img');
  expect(another).toBeDisabled();
  await vi.waitFor(() => expect(another).toBeEnabled(), { timeout: 3_000 });
  await userEvent.click(another);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});
