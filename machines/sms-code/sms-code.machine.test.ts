import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { smsCodeMachine, type CodeReceipt, type SendCodeInput } from './sms-code.machine.ts';
import { smsCodeScreen } from './screens.ts';

const to = { mobileNum: '9171234567', countryDialingCode: '63' };

const start = (
  answer: () => Promise<CodeReceipt> = async () => ({ waitMs: 60_000, readyAt: 1_000_000 }),
  prove: (input: SendCodeInput) => Promise<SendCodeInput> = async (input) => input,
) => {
  let sent = 0;
  const proveHuman = fromPromise<SendCodeInput, SendCodeInput>(({ input }) => prove(input));
  const asked: SendCodeInput[] = [];
  const clock = new SimulatedClock();
  const sendCode = fromPromise<CodeReceipt, SendCodeInput>(({ input }) => {
    sent += 1;
    asked.push(input);
    return answer();
  });
  const actor = createActor(smsCodeMachine.provide({ actors: { proveHuman, sendCode } }), { clock }).start();
  return { actor, clock, asked, sent: () => sent };
};

test('a second code is refused until the waiting time is over [sms-code.refused] [sms-code.timer.start] [sms-code.timer.end]', async () => {
  const { actor, clock, sent } = start();
  actor.send({ type: 'code.send', to });
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  actor.send({ type: 'code.send', to });
  expect(sent()).toBe(1);
  clock.increment(59_999);
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('ready');
});

test('the wait ends at its clock time even if timers were suspended while the device slept [sms-code.timer.end]', async () => {
  const { actor } = start();
  actor.send({ type: 'code.send', to });
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  actor.send({ type: 'clock.check', now: 999_999 });
  expect(actor.getSnapshot().value).toBe('waiting');
  actor.send({ type: 'clock.check', now: 1_000_000 });
  expect(actor.getSnapshot().value).toBe('ready');
});

test('a failed send starts no countdown, shows the reason and pauses for a second [sms-code.failure] [sms-code.throttle] [const.send-throttle]', async () => {
  const { actor, clock, sent } = start(() =>
    Promise.reject(new Problem({ code: 'internal', status: 500, message: 'broken' })),
  );
  actor.send({ type: 'code.send', to });
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(actor.getSnapshot().context).toMatchObject({ receipt: null, problem: { code: 'internal' } });
  actor.send({ type: 'code.send', to });
  expect(sent()).toBe(1);
  clock.increment(1_000);
  actor.send({ type: 'code.send', to });
  await waitFor(actor, (snapshot) => snapshot.matches('refused'));
  expect(sent()).toBe(2);
});

test('clicking again while a code is being sent does not send another', async () => {
  const { actor, sent } = start(() => new Promise(() => undefined));
  actor.send({ type: 'code.send', to });
  await waitFor(actor, (snapshot) => snapshot.matches('sending'));
  actor.send({ type: 'code.send', to });
  expect([sent(), actor.getSnapshot().hasTag('busy')]).toEqual([1, true]);
});

test.each([
  ['five minutes if the provider gives no time', undefined, 300_000],
  ['as long as the platform says', 42, 42_000],
  ['five minutes at most', 72_000, 300_000],
])(
  'too many requests disable the button for %s [const.sms-too-many] [sms-code.refused]',
  async (_how, retryAfter, waitMs) => {
    const { actor, clock, sent } = start(() =>
      Promise.reject(new Problem({ code: 'too_many_requests', status: 429, message: 'wait', retryAfter })),
    );
    actor.send({ type: 'code.send', to });
    await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
    expect(actor.getSnapshot().context.problem?.code).toBe('too_many_requests');
    actor.send({ type: 'problem.dismiss' });
    clock.increment(waitMs - 1);
    actor.send({ type: 'code.send', to });
    expect([sent(), actor.getSnapshot().context.problem]).toEqual([1, null]);
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('ready');
  },
);

test('a code is requested only after the human verification, together with the fields of the verification [calls.third.human] [sms-code.request]', async () => {
  const { actor, asked } = start(undefined, async (input) => ({ ...input, human: { proof: 'p' } }));
  actor.send({ type: 'code.send', to });
  expect([actor.getSnapshot().value, actor.getSnapshot().hasTag('busy'), asked]).toEqual(['provingHuman', true, []]);
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'));
  expect(asked).toEqual([{ ...to, human: { proof: 'p' } }]);
});

test('closing the verification requests no code, and the visitor can retry at once [sms-code.failure]', async () => {
  const { actor, sent } = start(undefined, () =>
    Promise.reject(new Problem({ code: 'human_closed', status: 0, message: '' })),
  );
  actor.send({ type: 'code.send', to });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'));
  expect([sent(), actor.getSnapshot().context.problem?.code]).toEqual([0, 'human_closed']);
});

test.each([
  ['ready', 'ready'],
  ['provingHuman', 'sending'],
  ['sending', 'sending'],
  ['refused', 'paused'],
  ['waiting', 'countdown'],
] as const)('%s is shown as %s [sms-code.timer.start]', (value, screen) => {
  expect(smsCodeScreen({ value })).toBe(screen);
});
