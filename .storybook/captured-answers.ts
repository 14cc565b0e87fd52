import type { Call, OutputOf } from '#schemas/call.ts';
import { captcha, status } from '#schemas/calls/account.ts';
import { rewards } from '#schemas/calls/rewards.ts';

const captured = import.meta.glob<unknown>(['./answers/account.{captcha,status}.json', './answers/rewards.list.json'], {
  import: 'default',
  eager: true,
});

/** Returns the captured sandbox answer to a call; `tests/stories/captured-answers.test.ts` checks it against the call's schema. */
const answerOf = <C extends Call>({ name }: C): OutputOf<C> => captured[`./answers/${name}.json`] as OutputOf<C>;

/** The status of a running site. */
export const capturedStatus = answerOf(status);

/** A captcha image with the characters to type. */
export const capturedCaptcha = answerOf(captcha);

/** A player's rewards. */
export const capturedRewards = answerOf(rewards);
