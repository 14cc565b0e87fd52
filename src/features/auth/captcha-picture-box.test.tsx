import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { captcha } from '#schemas/calls/account.ts';
import { provide, ServicesProvider, useService } from '#src/lib/services.tsx';
import { fetchCallService, type FetchCall } from '#src/platform/fetch-call.ts';
import { drawPart } from '#tests/draw-part.tsx';
import { CaptchaPictureBox } from './captcha-picture-box.tsx';

afterEach(cleanup);

/** A door with a captcha behind it, which notes when each picture was asked for. */
const draw = async () => {
  const asked: number[] = [];
  function Counted({ shown }: { readonly shown: boolean }) {
    const fetchCall = useService(fetchCallService);
    const [services] = useState(() => {
      const counting: FetchCall = (call, ...rest) => {
        if (call.name === captcha.name) asked.push(performance.now());
        return fetchCall(call, ...rest);
      };
      return [provide(fetchCallService, counting)];
    });
    return (
      <ServicesProvider services={services}>
        {shown && <CaptchaPictureBox round={0} onPicture={() => undefined} />}
      </ServicesProvider>
    );
  }
  function Door() {
    const [shown, setShown] = useState(true);
    return (
      <>
        <button onClick={() => setShown(!shown)}>Door</button>
        <Counted shown={shown} />
      </>
    );
  }
  await drawPart(<Door />);
  return asked;
};

test('a captcha that is closed and opened at once asks for its next picture a second after the last [captcha.refresh.gap] [const.captcha-gap]', async () => {
  const asked = await draw();
  const press = (times: number) =>
    Array.from({ length: times }, () => fireEvent.click(screen.getByRole('button', { name: 'Door' })));
  press(2);
  await vi.waitFor(() => expect(asked).toHaveLength(2), { timeout: 3_000 });
  press(6);
  expect(asked).toHaveLength(2);
  expect(await screen.findByRole('img', {}, { timeout: 3_000 })).toBeVisible();
  expect(asked).toHaveLength(3);
  expect((asked[2] ?? 0) - (asked[1] ?? 0)).toBeGreaterThanOrEqual(990);
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
