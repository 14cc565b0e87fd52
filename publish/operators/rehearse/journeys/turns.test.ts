import { expect, test } from 'vitest';
import { eventText } from '#machines/scenarios/plain-text.ts';
import { depositFlow, gameFlow, LOGIN_FLOW, registrationFlow, withdrawalFlow } from './site-flows.ts';
import { journeysOf, type Flow } from './turns.ts';

const nothing = (): Promise<void> => Promise.resolve();

/** Returns, for each turn of a flow's journeys, what happens and the state that it leads to. */
const wordsOf = (flow: Flow): readonly (readonly string[])[] =>
  journeysOf(flow).map((turns) =>
    turns.map(({ event, answers, to }) => `${[event, ...answers].map(eventText).join(', ')}: ${to}`),
  );

test('the journeys of a flow take every transition that a player can cause on a working platform, and reach its goal [operators.rehearse.journeys]', () => {
  expect(wordsOf(LOGIN_FLOW)).toEqual([
    [
      'submit form, proving human succeeds, signing in fails (login refused): editing username refused',
      'submit form, proving human succeeds, signing in succeeds, entering succeeds: signedIn username',
    ],
  ]);
  expect(wordsOf(registrationFlow('username', ['mobile']))).toEqual([
    [
      'choose variant: editing mobile',
      'choose variant: editing username',
      'submit form, proving human succeeds, submitting succeeds, entering succeeds: registered username',
    ],
  ]);
  expect(wordsOf(registrationFlow('mobile', []))).toEqual([
    ['submit form, proving human succeeds, submitting succeeds, entering succeeds: registered mobile'],
  ]);
  expect(wordsOf(depositFlow(nothing, nothing))).toEqual([
    [
      'submit form, sending succeeds: paying',
      'leave order: choosing',
      'open order: paying',
      'paying succeeds: paid',
      'leave order: choosing',
    ],
  ]);
  expect(wordsOf(withdrawalFlow(nothing))).toEqual([
    [
      'confirm amount: confirming',
      'back step: editing',
      'add account: addingAccount',
      'back step: editing',
      'set password: settingPassword',
      'back step: editing',
      'confirm amount: confirming',
      'submit form, sending succeeds: placed',
      'back step: editing',
      'confirm amount: confirming',
      'submit form, sending fails (validation): confirming refused',
      'submit form, sending succeeds: placed',
    ],
  ]);
  expect(wordsOf(gameFlow(nothing, nothing))).toEqual([['start game, asking succeeds, entering succeeds: idle']]);
});

test('a player event without an act, and a goal that no walk reaches, are errors that name the flow', () => {
  const { 'order.leave': _left, ...acts } = depositFlow(nothing, nothing).acts;
  expect(() => journeysOf({ ...depositFlow(nothing, nothing), acts })).toThrow(
    'deposit: there is no act for the event order.leave',
  );
  expect(() => journeysOf({ ...LOGIN_FLOW, goal: 'changingPassword' })).toThrow(
    'login: no walk reaches changingPassword',
  );
});
