import type { AnyEventObject } from 'xstate';
import { isRefusal, type Act, type Hands } from '#machines/acts/act.ts';
import { AMOUNT, DEPOSIT_ACTS } from '#machines/acts/deposit-acts.ts';
import { LOGIN_ACTS } from '#machines/acts/login-acts.ts';
import { field, type PageElement } from '#machines/acts/page-element.ts';
import { REGISTER_SUBMIT, REGISTRATION_ACTS, selectedTab, variantTab } from '#machines/acts/registration-acts.ts';
import { BALANCE, seeMember } from '#machines/acts/site-acts.ts';
import { WITHDRAWAL_ACTS } from '#machines/acts/withdrawal-acts.ts';
import { depositScenarios } from '#machines/deposit/deposit.scenarios.ts';
import { gameLaunchScenarios } from '#machines/game-launch/game-launch.scenarios.ts';
import { entered, loginScenarios } from '#machines/login/login.scenarios.ts';
import type { RegistrationVariant } from '#machines/registration/registration.machine.ts';
import { registrationScenarios } from '#machines/registration/registration.scenarios.ts';
import { eventName } from '#machines/scenarios/transitions.ts';
import { withdrawalScenarios } from '#machines/withdrawal/withdrawal.scenarios.ts';
import type { Flow } from './turns.ts';

const ALERT: PageElement = { role: 'alert', called: 'the message of the refusal' };
const DONE: PageElement = { role: 'status', at: '[tabindex="-1"]', called: 'the confirmation' };
const INVALID: PageElement = { role: 'password', at: '[aria-invalid=true]', called: 'the marked payment password' };
/** The link to the page of the payment provider. */
export const PAY: PageElement = { role: 'link', at: '[href*="/pay/"]', called: 'the link to the payment provider' };

const codeOf = ({ error }: AnyEventObject): string | undefined =>
  (error as { readonly code?: string } | undefined)?.code;
const oneOf =
  (...names: readonly string[]) =>
  (event: AnyEventObject): boolean =>
    names.includes(eventName(event));

const comesInLogin = oneOf('provingHuman.done', 'entering.done');

/** The login by user name, first with a wrong password, then with the correct one. */
export const LOGIN_FLOW: Flow = {
  scenarios: loginScenarios,
  acts: LOGIN_ACTS,
  happens: ({ event }) => {
    const { output, error, credentials } = event as {
      readonly output?: unknown;
      readonly error?: { readonly detail?: unknown };
      readonly credentials?: { readonly type: string };
    } & AnyEventObject;
    const name = eventName(event);
    if (name === 'form.submit') return credentials?.type === 'username';
    if (name === 'signingIn.done') return output === entered;
    if (name === 'signingIn.error') return codeOf(event) === 'login_refused' && error?.detail == null;
    return comesInLogin(event);
  },
  goal: 'signedIn',
  shows: {
    editing: async ({ hands }, key) => hands.waitFor(key.includes('refused') ? ALERT : field('username')),
    signedIn: seeMember,
  },
};

const comesInRegistration = oneOf('provingHuman.done', 'submitting.done', 'entering.done');

/** The registration in one variant; the tabs of the other variants are opened and left again. */
export const registrationFlow = (variant: RegistrationVariant, others: readonly RegistrationVariant[]): Flow => ({
  scenarios: { ...registrationScenarios, input: { variant } },
  acts: REGISTRATION_ACTS,
  happens: ({ from, event }) => {
    const name = eventName(event);
    if (name === 'form.submit') return from === `editing ${variant}`;
    if (name === 'variant.choose') return [variant, ...others].includes(event['variant'] as RegistrationVariant);
    return comesInRegistration(event);
  },
  goal: 'registered',
  shows: {
    // If the form has steps, the first step may lack the field that the variant is named after.
    editing: ({ hands }, [way]) =>
      hands.waitFor(others.length === 0 ? REGISTER_SUBMIT : selectedTab(way as RegistrationVariant)),
    registered: ({ hands }) => hands.waitFor(BALANCE),
  },
});

/** Returns the flow of the open registration, in the variant that it shows. */
export const openedRegistration = async ({ waitFor, isShown }: Hands): Promise<Flow> => {
  await waitFor(REGISTER_SUBMIT);
  const hasName = (await isShown(field('username'))) || (await isShown(selectedTab('username')));
  const [shown, other] = hasName ? (['username', 'mobile'] as const) : (['mobile', 'username'] as const);
  return registrationFlow(shown, (await isShown(variantTab(other))) ? [other] : []);
};

const inDeposit = oneOf('form.submit', 'order.open', 'order.leave', 'sending.done');

/** A deposit whose order is left, opened again and paid on the provider's page by `pay`. */
export const depositFlow = (submit: Act, pay: Act): Flow => ({
  scenarios: depositScenarios,
  acts: { ...DEPOSIT_ACTS, 'form.submit': submit, 'paying.done': pay },
  happens: ({ event }) =>
    inDeposit(event) ||
    (eventName(event) === 'paying.done' && (event['output'] as { readonly status: string }).status === 'SUCCESS'),
  goal: 'paid',
  shows: {
    choosing: ({ hands }) => hands.waitFor(AMOUNT),
    paying: ({ hands }) => hands.waitFor(PAY),
    paid: ({ hands }) => hands.waitFor(DONE),
  },
});

const inWithdrawal = oneOf('amount.confirm', 'account.add', 'password.set', 'step.back', 'form.submit', 'sending.done');

/** A withdrawal: its steps are opened and left again, and it is confirmed with a wrong payment password, then with the correct one. */
export const withdrawalFlow = (confirmAmount: Act): Flow => ({
  scenarios: withdrawalScenarios,
  acts: { ...WITHDRAWAL_ACTS, 'amount.confirm': confirmAmount },
  // Going back once is enough.
  happens: ({ from, event }) =>
    (inWithdrawal(event) && !(eventName(event) === 'step.back' && from.endsWith('refused'))) ||
    (isRefusal(event) && codeOf(event) === 'validation'),
  goal: 'placed',
  shows: {
    editing: ({ hands }) => hands.waitFor(AMOUNT),
    addingAccount: ({ hands }) => hands.waitFor(field('bankCode', 'combobox')),
    settingPassword: ({ hands }) => hands.waitFor(field('new', 'password')),
    confirming: ({ hands }, key) =>
      hands.waitFor(key.includes('refused') ? INVALID : field('paymentPassword', 'password')),
    placed: ({ hands }) => hands.waitFor(DONE),
  },
});

/** The start of a game by `start`; `seeGame` makes sure that the game responds. */
export const gameFlow = (start: Act, seeGame: () => Promise<void>): Flow => ({
  scenarios: gameLaunchScenarios,
  acts: { 'game.start': start },
  happens: ({ event }) => oneOf('game.start', 'asking.done', 'entering.done')(event),
  goal: 'idle',
  shows: { idle: seeGame },
});
