import type { withdrawalMachine } from '../withdrawal/withdrawal.machine.ts';
import { isRefusal, type ActsOf } from './act.ts';
import { AMOUNT } from './deposit-acts.ts';
import { button, field, submitOf } from './page-element.ts';

const PAYMENT_PASSWORD = field('paymentPassword', 'password');
/** A payment password that no test player has. */
const WRONG = '135791';

export const WITHDRAWAL_ACTS: ActsOf<typeof withdrawalMachine> = {
  'amount.confirm': async ({ hands }, { draft }) => {
    const { amount } = draft as { readonly amount: number };
    await hands.type(AMOUNT, String(amount));
    await hands.press(submitOf('amount'));
  },
  'account.add': ({ hands }) => hands.press(button('account.add', 'the button that adds an account')),
  'password.set': ({ hands }) => hands.press(button('password.set', 'the button that sets the payment password')),
  'step.back': ({ hands }) => hands.press(button('step.back', 'the button that goes back to the amount')),
  'form.submit': async ({ hands, player }, _event, answer) => {
    await hands.type(PAYMENT_PASSWORD, isRefusal(answer) ? WRONG : player.paymentPassword);
    await hands.press(submitOf('paymentPassword'));
  },
  'check.again': ({ hands }) => hands.press(button('check.again', 'the button that checks again')),
};
