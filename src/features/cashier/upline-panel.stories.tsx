import { transferUpline, uplineOptions } from '#schemas/calls/cashier.ts';
import { profile } from '#schemas/calls/profile.ts';
import { Problem, type ProblemInit } from '#schemas/problem.ts';
import { pageStories, waitsFor } from '#storybook/page-stories.ts';
import { answer } from '#storybook/story-answers.ts';
import { UplinePanel } from './upline-panel.tsx';

const options = {
  upline: 'ag***2',
  min: 10,
  max: 12_500,
  held: { amount: 0, requiredTurnover: 0, remainingTurnover: 0 },
  requiredTurnover: 0,
  remainingTurnover: 0,
  hasPaymentPassword: true,
};

const page = pageStories(UplinePanel, { session: 'player', calls: [waitsFor(uplineOptions), waitsFor(profile)] });

export default { title: 'Cashier/Transfer to upline', ...page.meta };

export const Transfer = page.variant();
export const Loading = page.loading();
export const Failed = page.failed();
export const Offline = page.offline();
export const Narrow = page.variant({ globals: { viewport: { value: 'mobile1', isRotated: false } } });
export const NoUpline = page.variant({ answers: answer(uplineOptions, { ...options, upline: null }) });
export const NoPaymentPassword = page.variant({
  answers: answer(uplineOptions, { ...options, hasPaymentPassword: false }),
});
export const ToBeWageredFirst = page.variant({
  answers: answer(uplineOptions, { ...options, requiredTurnover: 2500, remainingTurnover: 1100 }),
});
export const BonusHeld = page.variant({
  answers: answer(uplineOptions, {
    ...options,
    max: 250,
    held: { amount: 388.5, requiredTurnover: 600, remainingTurnover: 240 },
  }),
});
export const TooLittle = page.variant({ answers: answer(uplineOptions, { ...options, max: 5 }) });

/** Creates a story in which the platform rejects the transfer with the given problem. */
const refused = (over: Partial<ProblemInit>, text: RegExp) =>
  page.variant({
    answers: answer(transferUpline, new Problem({ code: 'validation', status: 422, message: '', ...over })),
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /^Amount/ }), '100');
      await userEvent.type(canvas.getByLabelText(/^Payment password/), '000000');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await canvas.findAllByText(text);
    },
  });
export const TriesLeft = refused(
  { fields: { paymentPassword: 'payment_password_wrong' }, detail: { triesLeft: 2 } },
  /2 tries are left/,
);
export const LastTry = refused(
  { fields: { paymentPassword: 'payment_password_wrong' }, retryAfter: 1_800 },
  /It is locked for 30 minutes/,
);
export const Locked = refused(
  { code: 'too_many_requests', status: 429, fields: { paymentPassword: 'password_locked' }, retryAfter: 1_800 },
  /^Locked for 30 minutes/,
);
