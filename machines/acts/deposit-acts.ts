import type { depositMachine } from '../deposit/deposit.machine.ts';
import type { ActsOf } from './act.ts';
import { button, field, submitOf } from './page-element.ts';

export const AMOUNT = field('amount');

export const DEPOSIT_ACTS: ActsOf<typeof depositMachine> = {
  'form.submit': async ({ hands }, { operation }) => {
    const { input } = operation as { readonly input: { readonly methodId: string; readonly amount: number } };
    await hands.tick({ role: 'radio', at: `[value="${input.methodId}"]`, called: `the method ${input.methodId}` });
    await hands.type(AMOUNT, String(input.amount));
    await hands.press(submitOf('amount'));
  },
  'order.open': ({ hands }) => hands.press(button('order.open', 'the Pay button of a waiting deposit')),
  'order.leave': ({ hands }) => hands.press(button('order.leave', 'the button that leaves the deposit')),
  'check.again': ({ hands }) => hands.press(button('check.again', 'the button that checks again')),
};
