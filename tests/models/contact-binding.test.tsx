import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { contactBindingScenarios } from '#machines/contact-binding/contact-binding.scenarios.ts';
import { bindMobile, sendMobileCode } from '#schemas/calls/profile.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openMemberPage } from '../journeys/member-page.ts';
import { put } from '../journeys/steps.ts';
import { answerOf, holdAnswers } from './held-answers.ts';
import { idle, isBusy, told, type OperationWorld } from './operation-play.ts';
import { playModel } from './play-model.tsx';
import '#src/app/account-page.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

/** So short that another code can be requested immediately. */
const RECEIPT = { value: { expiredMinutes: 0.005 } };
const CHANGE = { name: 'Change the number' };
const AGAIN = 'Send another code';
const GENERAL = { too_many_requests: /^Too many requests/ };
/** Field messages, by their word in the state's key. A message stays until its field's text changes. */
const AT_FIELDS = {
  code_wrong: 'Please enter a valid verification code',
  password: 'The password is not right',
  mobileNum: 'This mobile number is already registered.',
};
const toldOf = async (key: string): Promise<void> => {
  await told(key, GENERAL);
  for (const [word, text] of Object.entries(AT_FIELDS))
    if (key.split(' ').includes(word)) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
};

const sent = ({ answer }: OperationWorld, event: AnyEventObject): Promise<void> =>
  answer(sendMobileCode.path, event.error === undefined ? RECEIPT : answerOf(event));
const bound = ({ answer }: OperationWorld, event: AnyEventObject): Promise<void> =>
  answer(bindMobile.path, answerOf(event));
const press = ({ site }: OperationWorld, name: string): Promise<void> =>
  site.user.click(screen.getByRole('button', { name }));

playModel<OperationWorld>({
  ids: '[member.securitycenter.contact]',
  story: contactBindingScenarios,
  begin: async () => {
    const { site, centre } = await openMemberPage(sandbox, 'securityCenter');
    const section = within(await centre.findByRole('region', { name: /^Mobile number/ }));
    await site.user.click(section.getByRole('button', CHANGE));
    return { site, answer: holdAnswers(site, sendMobileCode.path, bindMobile.path) };
  },
  act: {
    'contact.submit': async (world) => {
      await put(world.site, screen.getByRole('textbox', { name: /Mobile number/ }), '9175550188');
      await press(world, 'Send a code');
    },
    'code.submit': async (world) => {
      await put(world.site, screen.getByRole('textbox', { name: /Verification code/ }), '123456');
      await put(world.site, screen.getByLabelText(/Password of your account/), 'Play1234');
      await press(world, 'Confirm');
    },
    'code.resend': (world) => press(world, AGAIN),
    'contact.change': (world) => press(world, 'Correct it'),
    'contact.leave': (world) => press(world, 'Cancel'),
    'sending.done': sent,
    'sending.error': sent,
    'resending.done': sent,
    'resending.error': sent,
    'binding.done': bound,
    'binding.error': bound,
  },
  seen: {
    entering: async (_, key) => {
      await screen.findByRole('textbox', { name: /Mobile number/ });
      await idle('Send a code');
      await toldOf(key);
    },
    sending: () => isBusy('Send a code'),
    confirming: async (_, key) => {
      await idle('Confirm');
      await idle(AGAIN);
      await toldOf(key);
    },
    resending: () => isBusy(AGAIN),
    binding: () => isBusy('Confirm'),
    bound: async () => {
      await screen.findByText('Your mobile number is saved.');
      await screen.findByRole('button', CHANGE);
    },
    left: async () => {
      await screen.findByRole('button', CHANGE);
      await waitFor(() => expect(screen.queryByText('Your mobile number is saved.')).toBeNull());
    },
  },
});
