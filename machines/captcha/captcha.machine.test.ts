import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { captchaMachine, type CaptchaPicture } from './captcha.machine.ts';
import { captchaScreen } from './screens.ts';

const start = (
  answer: (count: number) => Promise<CaptchaPicture> = async (count) => ({
    captchaId: `c${count}`,
    src: `blob:${count}`,
  }),
  restMs = 0,
) => {
  let loaded = 0;
  const clock = new SimulatedClock();
  const loadPicture = fromPromise<CaptchaPicture>(() => answer(++loaded));
  const actor = createActor(captchaMachine.provide({ actors: { loadPicture } }), { clock, input: { restMs } }).start();
  return { actor, clock, loaded: () => loaded };
};

test('the picture refreshes at most once a second [captcha.refresh.gap] [const.captcha-gap]', async () => {
  const { actor, clock, loaded } = start();
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  actor.send({ type: 'captcha.refresh' });
  clock.increment(999);
  actor.send({ type: 'captcha.refresh' });
  expect(loaded()).toBe(1);
  clock.increment(1);
  actor.send({ type: 'captcha.refresh' });
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect([loaded(), actor.getSnapshot().context.picture?.captchaId]).toEqual([2, 'c2']);
});

test('a picture requested within a second of the previous one waits for the rest of that second [captcha.refresh.gap] [const.captcha-gap]', async () => {
  const { actor, clock, loaded } = start(undefined, 400);
  clock.increment(399);
  expect([loaded(), actor.getSnapshot().hasTag('busy')]).toEqual([0, true]);
  clock.increment(1);
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect(loaded()).toBe(1);
});

test('a used picture is hidden at once, and the next one loads when the one-second gap is over [captcha.refresh.gap] [captcha.image]', async () => {
  const { actor, clock, loaded } = start();
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  clock.increment(400);
  actor.send({ type: 'captcha.spend' });
  expect(captchaScreen(actor.getSnapshot())).toBe('skeleton');
  clock.increment(599);
  expect(loaded()).toBe(1);
  clock.increment(1);
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect([loaded(), captchaScreen(actor.getSnapshot())]).toEqual([2, 'picture']);
  clock.increment(1_000);
  actor.send({ type: 'captcha.spend' });
  expect([loaded(), captchaScreen(actor.getSnapshot())]).toEqual([3, 'skeleton']);
});

test('if a picture fails to load, the problem is stored and another picture can be requested [captcha.image]', async () => {
  const { actor, clock, loaded } = start((count) =>
    count === 1
      ? Promise.reject(new Problem({ code: 'network', status: 0, message: '' }))
      : Promise.resolve({ captchaId: 'c', src: 'blob:c' }),
  );
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect(actor.getSnapshot().context).toMatchObject({ picture: null, problem: { code: 'network' } });
  clock.increment(1_000);
  actor.send({ type: 'captcha.refresh' });
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect([loaded(), actor.getSnapshot().context.problem]).toEqual([2, null]);
});

test('the current picture is hidden while the next one loads, and an error is shown if that fails [captcha.image]', () => {
  const picture = { captchaId: 'a', src: 'blob:a' };
  const problem = new Problem({ code: 'internal', status: 500, message: '' });
  expect([
    captchaScreen({ value: 'arriving', context: { picture: null, problem: null, restMs: 0 } }),
    captchaScreen({ value: 'loading', context: { picture: null, problem: null, restMs: 0 } }),
    captchaScreen({ value: 'loading', context: { picture, problem: null, restMs: 0 } }),
    captchaScreen({ value: 'resting', context: { picture, problem: null, restMs: 0 } }),
    captchaScreen({ value: 'resting', context: { picture: null, problem, restMs: 0 } }),
  ]).toEqual(['skeleton', 'skeleton', 'skeleton', 'picture', 'problem']);
});
