import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { contactBindingMachine, type Contact, type ContactProof, type SentCode } from './contact-binding.machine.ts';
import { contactBindingScreen } from './screens.ts';

const contact: Contact = { kind: 'email', email: 'ana@mail.example' };
const proof: ContactProof = { verificationCode: '123456', password: 'Play1234', proofCode: null };
const problem = (code: string, fields: Readonly<Record<string, string>> = {}) =>
  new Problem({ code, status: 422, message: '', fields });

const start = ({
  send = async (to: Contact): Promise<SentCode> => ({ to, readyAt: 1000 }),
  bind = async (_given: ContactProof & { readonly to: Contact }): Promise<void> => undefined,
} = {}) =>
  createActor(
    contactBindingMachine.provide({
      actors: {
        sendCode: fromPromise<SentCode, Contact>(({ input }) => send(input)),
        bind: fromPromise<void, ContactProof & { readonly to: Contact }>(({ input }) => bind(input)),
      },
    }),
  ).start();

const sendCode = async (actor: ReturnType<typeof start>): Promise<void> => {
  actor.send({ type: 'contact.submit', contact });
  await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
};

test('the contact is bound with the code that was sent to it and a proof of identity; the machine stores neither [member.securitycenter.contact]', async () => {
  const bind = vi.fn(async () => undefined);
  const actor = start({ bind });
  await sendCode(actor);
  actor.send({ type: 'code.submit', form: proof });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('bound'));
  expect(bind).toHaveBeenCalledWith({ ...proof, to: contact });
  expect(JSON.stringify(context)).not.toContain('Play1234');
});

test('after a wrong code, the code can be entered again [member.securitycenter.contact]', async () => {
  const actor = start({ bind: () => Promise.reject(problem('code_wrong', { verificationCode: 'code_wrong' })) });
  await sendCode(actor);
  actor.send({ type: 'code.submit', form: proof });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  expect(context).toMatchObject({ sent: { to: contact }, problem: { code: 'code_wrong' } });
});

test('if another member has bound the contact in the meantime, the flow returns to its first step [member.securitycenter.contact]', async () => {
  const actor = start({ bind: () => Promise.reject(problem('validation', { email: 'email_taken' })) });
  await sendCode(actor);
  actor.send({ type: 'code.submit', form: proof });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('entering'));
  expect(context).toMatchObject({ sent: null, problem: { code: 'validation' } });
});

test('another code can be requested only after the waiting time [member.securitycenter.contact]', async () => {
  const send = vi.fn(async (to: Contact) => ({ to, readyAt: 1000 }));
  const actor = start({ send });
  await sendCode(actor);
  actor.send({ type: 'code.resend', now: 999 });
  expect(actor.getSnapshot().value).toBe('confirming');
  actor.send({ type: 'code.resend', now: 1000 });
  await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('the flow stays at its current step if the code could not be sent [member.securitycenter.contact]', async () => {
  const first = start({ send: () => Promise.reject(problem('too_many_requests')) });
  first.send({ type: 'contact.submit', contact });
  await waitFor(first, (snapshot) => snapshot.matches('entering'));
  expect(first.getSnapshot().context.problem?.code).toBe('too_many_requests');
  first.send({ type: 'contact.leave' });
  expect(first.getSnapshot().value).toBe('left');
});

test('the contact can be corrected before it is bound [member.securitycenter.contact]', async () => {
  const actor = start();
  await sendCode(actor);
  actor.send({ type: 'contact.change' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'entering', context: { sent: null } });
});

test('each state of contact binding maps to the screen for its step', () => {
  expect(
    (['entering', 'sending', 'confirming', 'resending', 'binding', 'bound', 'left'] as const).map((value) =>
      contactBindingScreen({ value }),
    ),
  ).toEqual(['contact', 'contact', 'code', 'code', 'code', 'bound', 'left']);
});
